"""Packages that look like those of other projects, so that a program changes its import and nothing else."""
