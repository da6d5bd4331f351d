<?php

require __DIR__ . '/client.php';

$documents = json_decode(file_get_contents('products.json'), true, flags: JSON_THROW_ON_ERROR);
if (!array_is_list($documents) || $documents === []) {
    throw new RuntimeException('products.json holds no list of documents.');
}
$headers = ['X-QSC-Token: ' . getenv('QSC_FEEDING_TOKEN')];
foreach (array_chunk($documents, 100) as $batch) {
    qsc('POST', 'data/bulk/qsc/demo/products', $batch, $headers);
    printf("%d documents sent\n", count($batch));
}
