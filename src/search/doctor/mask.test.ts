import { describe, expect, it } from 'vitest';
import { reportOf } from '../../test/support/pasted-report';

const address = 'https://shop.example/api/v1/search/demo/products';

describe('a secret is masked', () => {
  it.each([
    '{"request":{"method":"GET","url":"https://x/api/v1/search/a/b","headers":[{"name":"X-QSC-Token","value":"s3cr3t"}]}}',
    '{"method":"GET","url":"https://x/api/v1/search/a/b","header":[{"key":"Authorization","value":"Bearer s3cr3t"}]}',
    '{"method":"GET","url":"https://x/api/v1/search/a/b","header":[],"auth":{"type":"apikey","apikey":[{"key":"value","value":"s3cr3t"},{"key":"key","value":"X-QSC-Token"}]}}',
    `requests.get("${address}", headers={"X-QSC-Token": "s3cr3t"})`,
    `builder.header("X-QSC-Token", "s3cr3t")`,
    `QSC_TOKEN=s3cr3t\ncurl '${address}' -H "X-QSC-Token: $QSC_TOKEN"`,
    `$t = "s3cr3t"\nInvoke-RestMethod -Uri ${address} -Headers @{ 'X-QSC-Token' = $t }`,
    `const t = 's3cr3t';\nfetch('${address}', { headers: { 'X-QSC-Token': t } })`,
    `fetch('${address}', { headers: { cookie: 'a=b; session=s3cr3t' } })`,
    `fetch('${address}', { headers: { 'cookie': 'a=b; session=s3cr3t' } })`,
    `requests.get("${address}", auth=("api", "s3cr3t"))`,
    `requests.get("${address}", headers={"Authorization": f"Bearer s3cr3t"})`,
    `request.Headers.Add("X-QSC-Token", @"s3cr3t"); client.GetAsync("${address}")`,
    `curl '${address}' -H 'X-Api-Key: s3cr3t'`,
    `curl '${address}' -uapi:s3cr3t`,
    `curl '${address}' --oauth2-bearer s3cr3t`,
    `http -a api:s3cr3t GET ${address}`,
    `curl_setopt($ch, CURLOPT_USERPWD, 'api:s3cr3t'); curl_init('${address}');`,
    `$s.Cookies.Add((New-Object System.Net.Cookie("id", "s3cr3t")))\nirm ${address}`,
  ])('in %s', async (text) => {
    expect(JSON.stringify(await reportOf(text))).not.toContain('s3cr3t');
  });
});

it('a member of an object is no secret', async () => {
  const body = `fetch('${address}', { headers: { 'X-QSC-Token': config.token } })`;
  expect((await reportOf(body)).sent?.headers).toEqual({ 'x-qsc-token': '$token' });
});
