<?php

require __DIR__ . '/client.php';

$query = qscQuery([
    'q' => 'drill',
    'f.brand.or' => ['BoltWerk', 'Halden'],
    'sort' => 'price',
    'rows' => 3,
    'result.displayFields' => 'title,brand,price',
]);
$result = qsc('GET', "search/demo/products?$query")['result']['products'];

echo "{$result['total']} products\n";
foreach ($result['documents'] as ['id' => $id, 'document' => $hit]) {
    printf("%s  %s, %s, %.2f EUR\n", $id, $hit['title'], $hit['brand'], $hit['price']);
}
