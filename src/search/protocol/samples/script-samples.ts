import { sampleHeaders, sampleUrl, tokenVariable, type SampleCall } from './sample-call';

export function httpSample(call: SampleCall): string {
  const headers = sampleHeaders(call, `$${tokenVariable(call)}`).map((header) => header.join(': '));
  const head = [`${call.method} ${sampleUrl(call)} HTTP/1.1`, ...headers].join('\n');
  return call.body === undefined ? head : `${head}\n\n${call.body}`;
}

/** `--fail-with-body` prints the body of an error, and curl its status. */
export function curlSample(call: SampleCall): string {
  const { method, body } = call;
  const headers = sampleHeaders(call, `$${tokenVariable(call)}`).map(([name, value]) => {
    const quote = value.startsWith('$') ? '"' : "'";
    return `--header ${quote}${name}: ${value}${quote}`;
  });
  const parts = [
    `curl --globoff --fail-with-body${method === 'GET' ? '' : ` --request ${method}`}`,
    ...headers,
    ...(body === undefined ? [] : ['--data-binary @-']),
    `'${sampleUrl(call)}'`,
  ];
  const command = parts.join(' \\\n  ');
  return body === undefined ? command : `${command} <<'JSON'\n${body}\nJSON`;
}

export function javaScriptSample(call: SampleCall): string {
  const { method, body } = call;
  const headers = sampleHeaders(call, `process.env.${tokenVariable(call)}`, "'").map(
    ([name, value]) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: ${value},`,
  );
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers,
    '  },',
    ...(body === undefined ? [] : ['  body: JSON.stringify(request),']),
  ].join('\n');
  return `const url =
  '${sampleUrl(call)}';
${body === undefined ? '' : `const request = ${body};\n`}
const response = await fetch(url, {
${options}
});
if (!response.ok) throw new Error(\`Status \${response.status}: \${await response.text()}\`);

console.log(${call.isJson ? 'JSON.stringify(await response.json(), null, 2)' : 'await response.text()'});
`;
}

export function pythonSample(call: SampleCall): string {
  const { method, body, token } = call;
  // requests sets the type of a body itself.
  const headers = sampleHeaders(call, `os.environ["${tokenVariable(call)}"]`, '"')
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `"${name}": ${value}`);
  return `${token ? 'import os\n\n' : ''}import requests

url = "${sampleUrl(call)}"
${body === undefined ? '' : `payload = ${pythonValue(body)}\n`}
response = requests.${method.toLowerCase()}(
    url,
    headers={${headers.join(', ')}},
${body === undefined ? '' : '    json=payload,\n'}    timeout=10,
)
if not response.ok:
    raise SystemExit(f"Status {response.status_code}: {response.text}")

print(response.${call.isJson ? 'json()' : 'text'})
`;
}

/** JSON as a Python literal: three keywords differ, and slashes are not escaped. */
function pythonValue(json: string): string {
  const words: Record<string, string> = { true: 'True', false: 'False', null: 'None' };
  return json.replace(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (part) => words[part] ?? part.replaceAll('\\/', '/'),
  );
}

export function phpSample(call: SampleCall): string {
  const { method, body } = call;
  const headers = sampleHeaders(call, `getenv('${tokenVariable(call)}')`).map(([name, value]) =>
    value.startsWith('getenv(') ? `'${name}: ' . ${value}` : `'${name}: ${value}'`,
  );
  const options = [
    ...(method === 'GET' ? [] : [`CURLOPT_CUSTOMREQUEST => '${method}'`]),
    `CURLOPT_HTTPHEADER => [${headers.join(', ')}]`,
    ...(body === undefined ? [] : ['CURLOPT_POSTFIELDS => $body']),
    'CURLOPT_RETURNTRANSFER => true',
  ];
  return `<?php

$url = '${sampleUrl(call)}';
${body === undefined ? '' : `$body = <<<'JSON'\n${body}\nJSON;\n`}
$curl = curl_init($url);
curl_setopt_array($curl, [
${options.map((option) => `    ${option},`).join('\n')}
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status < 200 || $status > 299) throw new Exception("Status $status: " . ($response ?: curl_error($curl)));

${call.isJson ? 'print_r(json_decode($response, true));' : 'echo $response;'}
`;
}
