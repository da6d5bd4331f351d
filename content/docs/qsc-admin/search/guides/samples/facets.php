<?php

require __DIR__ . '/client.php';

$body = [
    'q' => 'drill',
    'rows' => 0,
    'searchFilters' => [['id' => 'price', 'filterType' => 'range', 'maxValue' => 50]],
];
$result = qsc('POST', 'search/demo/products', $body)['result']['products'];

echo "{$result['total']} products up to 50 EUR\n";
foreach ($result['facets'] as $facet) {
    if ($facet['id'] !== 'brand') continue;
    foreach ($facet['values'] as ['value' => $value, 'count' => $count]) {
        echo "  $value: $count\n";
    }
}
