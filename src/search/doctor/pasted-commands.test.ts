import { describe, expect, it } from 'vitest';
import { callSamples } from '../protocol/samples/call-samples';
import { checkAll, isCorrected, sampleOf } from './report';
import {
  findingsOf,
  reportOf,
  requestText,
  type PastedRow as Row,
} from '../../test/support/pasted-report';

const at = 'https://shop.example/api/v1/search/demo/products';
const bulk = 'https://shop.example/api/v1/data/bulk/qsc/demo/products';
const drill = `GET ${at}?q=drill`;
const three = `GET ${at}?q=drill&rows=3`;

const bash: Row[] = [
  [`curl '${at}?q=drill&rows=3'`, [], three],
  [`jo@host:~/feed$ curl '${at}?q=drill'\n{"statusCode":401,"errorMessage":"No"}`, [], drill],
  [`[jo@host ~]$ curl '${at}?q=drill'`, [], drill],
  [`jo@host:~$ curl '${at}?q=drill' \\\n> -H 'Accept: application/json'`, [], drill],
  [`1  curl '${at}?q=drill' \\\n2    -H 'Accept: application/json'`, [], drill],
  [`1. curl '${at}?q=drill'\n2. curl '${at}?q=saw'`, [], drill],
  [`This is what we send:\n\ncurl '${at}?q=drill'\n\nThanks, Jo`, [], drill],
  [`$ curl --globoff "${at}?q=drill&rows=3"`, [], three],
  [
    `curl -sSG ${at} --data-urlencode 'q=cordless drill' -d rows=3`,
    [],
    `GET ${at}?q=cordless%20drill&rows=3`,
  ],
  [`curl -s ${at}?q=drill&rows=3`, ['& | cut-at-ampersand'], three],
  [`curl "${at}?q=drill" \\\n  --header 'Accept: application/json' \\\n  | jq .result`, [], drill],
  [
    `curl "${at}?q=drill" \\ \n  -H 'Accept: application/json'`,
    ['\\  | space-after-backslash'],
    drill,
  ],
  [`curl “${at}?q=drill”`, ['“ | bent-quotes'], drill],
  [
    `curl "${at}?q=Black & Decker"`,
    ['  | not-encoded', ' Decker | nameless'],
    `GET ${at}?q=Black%20%26%20Decker`,
  ],
  [
    `curl '${at}?q=Black&Decker&rows=3'`,
    ['Decker | nameless'],
    `GET ${at}?q=Black%26Decker&rows=3`,
  ],
  [`curl '${at}?q=C++'`, ['q=C++ | plus'], `GET ${at}?q=C%2B%2B`],
  [`curl '${at}?q=*&f.energy=A+'`, ['f.energy=A+ | plus'], `GET ${at}?q=*&f.energy=A%2B`],
  [`curl '${at}?q=schl\u00fcssel'`, ['\u00fc | not-encoded'], `GET ${at}?q=schl%C3%BCssel`],
  [`curl '${at}?q=drill#top'`, ['# | not-encoded'], `GET ${at}?q=drill%23top`],
  [`curl '${at}?q=100%'`, ['% | percent'], `GET ${at}?q=100%25`],
  [
    `curl '${at}?q=*&f.brand=Stein%2520Werk'`,
    ['%2520 | encoded-twice'],
    `GET ${at}?q=*&f.brand=Stein%20Werk`,
  ],
  [
    `curl -XPOST ${at} -H 'Content-Type: application/json' -d '{"q":"drill"}'`,
    [],
    `POST ${at}\n{"q":"drill"}`,
  ],
  [`curl ${at} -d '{"q":"drill"}'`, [`${at} | content-type`], `POST ${at}\n{"q":"drill"}`],
  [`curl --json '{"q":"drill"}' ${at}`, [], `POST ${at}\n{"q":"drill"}`],
  [
    `curl -X GET ${at} -H 'Content-Type: application/json' -d '{"q":"drill"}'`,
    [`${at} | get-with-body`],
    `POST ${at}\n{"q":"drill"}`,
  ],
  [`curl -X PUT '${at}?q=drill'`, [`${at}?q=drill | method`], undefined],
  [
    `curl --request POST --header 'Content-Type: application/json' --data-binary @- '${at}' <<'JSON'\n{"q":"drill","rows":"3"}\nJSON`,
    ['"rows" | type'],
    `POST ${at}\n{\n  "q": "drill",\n  "rows": 3\n}`,
  ],
  [
    `curl -X POST ${bulk} -H 'X-QSC-Token: s3cr3t' -H 'Content-Type: application/json' -d '[]'`,
    [],
    `POST ${bulk}\n[]`,
  ],
  [
    `curl -X POST ${bulk} -H 'Content-Type: application/json' -d '[]'`,
    [`${bulk} | token-missing`],
    `POST ${bulk}\n[]`,
  ],
  [
    `curl -X POST '${bulk}?token=s3cr3t' -H 'X-QSC-Token: $T' -H 'Content-Type: application/json' -d '[]'`,
    ['token | token-in-address'],
    `POST ${bulk}\n[]`,
  ],
  [`curl -u ann:pass '${at}?q=drill&explain=true'`, [], `GET ${at}?q=drill&explain=true`],
  [`curl '${at}?q=drill&explain=true'`, ['explain | basic-auth'], `GET ${at}?q=drill&explain=true`],
];

const windows: Row[] = [
  [`curl "${at}?q=drill&rows=3"`, [], three],
  [`curl ^"${at}?q=drill^&rows=3^" ^\r\n  -H ^"Accept: application/json^"`, [], three],
  [`curl "${at}?q=drill" ^\n  -H "Accept: application/json"`, [], drill],
  [`curl '${at}?q=drill' ^\n  -H 'Accept: application/json'`, [`' | cmd-quotes`], drill],
  [
    `curl -X POST "${at}" ^\n  -H "Content-Type: application/json" ^\n  -d "{\\"q\\": \\"drill\\"}"`,
    [],
    `POST ${at}\n{"q": "drill"}`,
  ],
  [
    `curl -X POST "${at}" ^\n  -H "Content-Type: application/json" ^\n  -d '{"q": "drill"}'`,
    [`' | cmd-quotes`],
    `POST ${at}\n{"q": "drill"}`,
  ],
  [`curl.exe "${at}?q=drill" \`\n  -H 'Accept: application/json'`, [], drill],
  [`curl.exe "${at}?q=drill" \\\n  -H 'Accept: application/json'`, ['\\ | line-end'], drill],
  [`curl "${at}?q=drill" \`\n  -H "Accept: application/json"`, ['curl | powershell-curl'], drill],
];

it.each([
  [`curl -X POST ${bulk} -H 'Content-Type: application/json' -d '[]'`, '$QSC_FEEDING_TOKEN'],
  [
    `curl -X PUT https://shop.example/api/v1/searchapp/schema/demo/products -H 'Content-Type: application/json' -d '{"fields":[]}'`,
    '$QSC_ADMIN_TOKEN',
  ],
])('a missing token gets the variable that the pages set: %s', async (text, variable) => {
  const { request } = await reportOf(text);
  expect(request?.headers?.['x-qsc-token']).toBe(variable);
  expect(request && callSamples(sampleOf(request), ['curl'])[0]?.code).toContain(
    `--header "X-QSC-Token: ${variable}"`,
  );
});

it.each([`{"X-QSC-Token":"s3cr3t","documents":[]}`, `{"token":"s3cr3t","data":[]}`])(
  'a token in the body is a finding, and masked: %s',
  async (json) => {
    const report = await reportOf(
      `curl -X POST ${bulk} -H 'Content-Type: application/json' -d '${json}'`,
    );
    expect(report.findings.map(({ code }) => code)).toEqual(['token-in-body']);
    expect(isCorrected(report)).toBe(false);
    expect(JSON.stringify(report)).not.toContain('s3cr3t');
  },
);

it('a command below another one begins with its name', async () => {
  const [, second] = await checkAll(`curl '${at}?q=saw'\n\ncurl ${at}?q=drill&rows=3`);
  expect(second && [second.text, ...findingsOf(second)]).toEqual([
    `curl ${at}?q=drill&rows=3`,
    '& | cut-at-ampersand',
  ]);
});

describe('a command of PowerShell', () => {
  it('may be named curl, and printed an error', async () => {
    const report = await reportOf(
      `PS C:\\> curl -Uri '${at}?q=drill' -Headers @{ Accept = '*/*' }\nInvoke-WebRequest : (404) Not Found.`,
    );
    expect([report.kind, findingsOf(report), requestText(report)]).toEqual([
      'PowerShell command',
      [],
      drill,
    ]);
  });

  it('may print its response as JSON', async () => {
    const report = await reportOf(
      `Invoke-RestMethod -Uri "${at}?q=drill" | ConvertTo-Json -Depth 9`,
    );
    expect([findingsOf(report), requestText(report)]).toEqual([[], drill]);
  });

  it('may be typed in several lines', async () => {
    const report = await reportOf(`PS> $p = @{\n>>   Uri = '${at}?q=drill'\n>> }\nPS> irm @p`);
    expect([findingsOf(report), requestText(report)]).toEqual([[], drill]);
  });
});

describe.each([
  ['Bash', bash],
  ['PowerShell and cmd', windows],
])('a pasted command of %s', (_, rows) => {
  it.each(rows.map((row) => ({ text: row[0], row })))('is checked: $text', async ({ row }) => {
    const [text, findings, request] = row;
    const report = await reportOf(text);
    expect(report.kind).toBe('curl command');
    expect(findingsOf(report)).toEqual(findings);
    if (request !== undefined) expect(requestText(report)).toBe(request);
    expect(JSON.stringify(report)).not.toContain('s3cr3t');
  });
});
