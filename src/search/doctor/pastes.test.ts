import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseJson } from '../../lib/values/parse-json';
import { neededToken } from '../protocol/operations';
import { operations } from '../protocol/schema/operations';
import { callSamples } from '../protocol/samples/call-samples';
import type { SampleCall } from '../protocol/samples/sample-call';
import { checkAll, isCorrected, sampleOf, shownRequest, summaryOf, type Report } from './report';

interface Part {
  codes: string[];
  /** Method and address, and below them the body; absent where no corrected request may be shown. */
  request?: string;
}
interface Paste extends Part {
  paste: string;
  parts?: Part[];
  held?: true;
}

const pastes = parse(fs.readFileSync('content/search/pastes.yml', 'utf8')) as Paste[];

const codesOf = ({ findings }: Report) => [...new Set(findings.map(({ code }) => code))].sort();

/** The request of a report: the pasted request without findings, else the corrected request. */
function requestOf(report: Report): string | undefined {
  if (report.findings.length > 0 && !isCorrected(report)) return undefined;
  const request = shownRequest(report);
  return request && normalize(`${request.method} ${request.url}\n${request.body ?? ''}`);
}

function normalize(text: string): string {
  const [head = '', ...lines] = text.trim().split('\n');
  const body = lines.join('\n').trim();
  const json = parseJson(body);
  return [head, json ? JSON.stringify(json.value) : body].filter(Boolean).join('\n');
}

async function mistakesOf({ paste, parts, ...only }: Paste): Promise<string[]> {
  const reports = await checkAll(paste);
  const expected = parts ?? [only];
  if (reports.length !== expected.length) return [`${reports.length} parts`];
  return reports.flatMap((report, at) => {
    const { codes = [], request } = expected[at] ?? {};
    const isRight = String(codesOf(report)) === String([...new Set(codes)].sort());
    const actualRequest = requestOf(report);
    const expectedRequest = request === undefined ? undefined : normalize(request);
    return [
      ...(isRight ? [] : [`codes ${codesOf(report).join(', ')}`]),
      ...(actualRequest === expectedRequest ? [] : [`request ${actualRequest}`]),
    ];
  });
}

async function wrongOf(list: readonly Paste[]) {
  const wrong: string[] = [];
  for (const entry of list) {
    const mistakes = await mistakesOf(entry);
    if (mistakes.length > 0) wrong.push(`${entry.paste}\n  ${mistakes.join('\n  ')}`);
  }
  return wrong;
}

describe('the pasted texts', () => {
  it('are at least 150, a third of them held out', () => {
    expect(pastes.length).toBeGreaterThanOrEqual(150);
    expect(pastes.filter(({ held }) => held).length / pastes.length).toBeGreaterThanOrEqual(0.33);
  });

  it('are all read correctly', async () => {
    const wrong = await wrongOf(pastes.filter(({ held }) => !held));
    expect(wrong.length, wrong.join('\n')).toBe(0);
  });

  it('are read correctly, except for 14 of the held-out ones', async () => {
    const held = pastes.filter((entry) => entry.held);
    const wrong = await wrongOf(held);
    const message = process.env['SHOW_HELD'] ? wrong.join('\n') : `${wrong.length} wrong`;
    expect(wrong.length, message).toBeLessThanOrEqual(14);
  });
});

describe('any pasted text', () => {
  const cut = pastes.flatMap(({ paste }) => [paste, paste.slice(0, (paste.length * 2) / 3)]);

  it('has a corrected request that passes the same check and keeps its body and headers', async () => {
    for (const report of (await Promise.all(cut.map(checkAll))).flat()) {
      const { sent, request } = report;
      if (!isCorrected(report) || !sent || !request) continue;
      for (const { code } of callSamples(sampleOf(request), ['http'])) {
        for (const name of Object.keys(sent.headers ?? {}))
          if (!/^(?:authorization|content-length|host)$|[^a-z\d_-]/.test(name))
            expect(code.toLowerCase()).toContain(`\n${name}: `);
        const [again] = await checkAll(code);
        const left = again?.findings.filter(({ severity }) => severity !== 'advice') ?? [];
        expect(
          left.map(({ message }) => message),
          report.text,
        ).toEqual([]);
      }
      // The body of a GET request moves to the address.
      const isInAddress = request.method === 'GET' && request.url.length > sent.url.length;
      if (!isInAddress)
        expect(request.body === undefined && sent.body !== undefined, report.text).toBe(false);
      // A header without a colon is split.
      const kept = Object.keys(sent.headers ?? {}).filter(
        (name) => name !== 'authorization' && !/[^a-z\d_-]/.test(name),
      );
      expect(Object.keys(request.headers ?? {}), report.text).toEqual(expect.arrayContaining(kept));
    }
  });

  it('has a report soon, even if it is broken, deeply nested, or long', async () => {
    const half = pastes.map(({ paste }) => paste.slice(paste.length / 3).replace(/["']/, ''));
    const deep = ['irm https://x.example/ -Body (', '[', 'curl_init(array(', 'http.Get(f('].map(
      (start) => start + start.slice(-2).repeat(9000),
    );
    const parts = ['q=a&', 'a_', 'jo@host', 'A b, ', 'token=a', 'curl ', "\\'", 'a=b\n'];
    const piped = ['cat <<A | curl x\n', 'cat <<A | \\\n'];
    const long = [...parts, ...piped].map((part) => `${part.repeat(25_000)}curl a`);
    long.push(`curl -d "{""q"":""${'""'.repeat(9000)}`);
    long.push(...['\n', 'a'].map((one) => `${one.repeat(150_000)} GET /`));
    long.push(`${'> a  \n'.repeat(25_000)}b`);
    long.push(...['', ' '].map((one) => `x={1}${`${one}\n`.repeat(100_000)}=`));
    for (const text of [...half, ...deep, ...long])
      if (text.trim() !== '') expect(await checkAll(text), text).not.toEqual([]);
  }, 60_000);

  it('has no verdict "no fault" if a part could not be read', async () => {
    for (const report of (await Promise.all(cut.map(checkAll))).flat())
      if (report.isPartial || !report.request) expect(summaryOf(report)).not.toContain('no fault');
  });
});

describe('the samples of this site', () => {
  it.each(operations.map((operation) => ({ id: operation.id, operation })))(
    'are read in all languages: $id',
    async ({ operation: { id, method, path, body, ...operation } }) => {
      const needed = neededToken(operation);
      const call: SampleCall = {
        method,
        address: `https://search.example.com${path}`,
        values: { tenant: 'demo', index: 'products', code: 'products' },
        query: /^(?:search-get|suggest)$/.test(id) ? 'q=drill&f.brand.or=Brandt%20%26%20Rowe' : '',
        ...(body && { body: '{\n  "q": "Schlüssel \\"10 mm\\" für 3\\\\4",\n  "rows": 5\n}' }),
        ...(needed && { token: needed }),
        isJson: true,
      };
      const expected = callSamples(call, ['http'])[0]
        ?.code.split('\n')[0]
        ?.replace(' HTTP/1.1', '');
      for (const { label, code } of callSamples(call)) {
        const [{ sent, isPartial } = {}, ...more] = await checkAll(code);
        expect(more, label).toEqual([]);
        expect(isPartial, `${label}\n${code}`).toBe(false);
        expect(`${sent?.method} ${sent?.url}`, label).toBe(expected);
        expect(sent?.headers?.['x-qsc-token'] !== undefined, label).toBe(needed !== undefined);
        const read = (text: string | undefined) => text && (JSON.parse(text) as unknown);
        expect(read(sent?.body), label).toEqual(read(call.body));
      }
    },
  );
});
