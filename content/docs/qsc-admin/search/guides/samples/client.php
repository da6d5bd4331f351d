<?php

/** Sends a call and returns the decoded response. @throws RuntimeException for a status that is no success */
function qsc(string $method, string $path, ?array $body = null, array $headers = []): array
{
    $curl = curl_init("https://{host}/api/v1/$path");
    curl_setopt_array($curl, [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_HTTPHEADER => ['Content-Type: application/json', ...$headers],
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 10,
    ]);
    if ($body !== null) {
        curl_setopt($curl, CURLOPT_POSTFIELDS, json_encode($body, JSON_THROW_ON_ERROR));
    }
    $response = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status < 200 || $status > 299) {
        throw new RuntimeException("$method $path: $status " . ($response ?: curl_error($curl)));
    }
    return json_decode($response, true, flags: JSON_THROW_ON_ERROR);
}

/** Query string of a search: a list of values repeats its parameter. */
function qscQuery(array $parameters): string
{
    $pairs = [];
    foreach ($parameters as $name => $values) {
        foreach ((array) $values as $value) {
            $pairs[] = rawurlencode($name) . '=' . rawurlencode((string) $value);
        }
    }
    return implode('&', $pairs);
}
