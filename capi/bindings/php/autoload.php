<?php

/** Loads the package where Composer does not: require 'autoload.php'. */

declare(strict_types=1);

foreach (['Errors', 'Word', 'Enums', 'Declared', 'Native', 'Handle', 'Map', 'Rules', 'Order', 'Position', 'Outcome', 'Adjudicator', 'Game',
    'Exchange', 'Library'] as $file) {
    require_once __DIR__ . "/src/$file.php";
}
