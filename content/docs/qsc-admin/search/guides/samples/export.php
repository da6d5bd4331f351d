<?php

require __DIR__ . '/client.php';

$token = 'init';
$ids = [];
while ($token !== null) {
    $query = qscQuery(['q' => '*', 'rows' => 100, 'nextPageToken' => $token, 'ctrl' => 'facetDisabled']);
    $result = qsc('GET', "search/demo/products?$query")['result']['products'];
    array_push($ids, ...array_column($result['documents'], 'id'));
    $token = $result['documents'] === [] ? null : $result['paging']['nextPage']['token'] ?? null;
}
printf("%d ids, from %s to %s\n", count($ids), $ids[0], end($ids));
