<?php

require __DIR__ . '/client.php';

$entries = qsc('GET', 'search/suggest/demo/products?' . qscQuery(['q' => 'dri']));
foreach ($entries as ['suggest' => $entry]) {
    echo "$entry\n";
}
