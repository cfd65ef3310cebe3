"""Modules under the names of those of the package `diplomacy`."""
