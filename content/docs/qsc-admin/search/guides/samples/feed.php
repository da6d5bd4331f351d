<?php

require __DIR__ . '/client.php';

// Decoded as objects: as arrays, the empty payload of a delete would be sent as a list.
$documents = json_decode(file_get_contents('products.json'), flags: JSON_THROW_ON_ERROR);
$actions = is_array($documents) ? array_column(array_column($documents, 'header'), 'action') : [];
if (!in_array('update', $actions, true)) {
    throw new RuntimeException('products.json is not a list with updates. Nothing was sent.');
}
$headers = ['X-QSC-Token: ' . getenv('QSC_FEEDING_TOKEN')];
foreach (array_chunk($documents, 100) as $batch) {
    qsc('POST', 'data/bulk/qsc/demo/products', $batch, $headers);
    printf("%d documents sent\n", count($batch));
}
