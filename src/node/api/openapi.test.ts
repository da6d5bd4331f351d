import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import Compile from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { requestsOf } from '../pages/check-sample';
import { readStyle, styleFaults } from '../../test/content/checks/style';
import { requestFaults } from '../../search/checks/endpoints';
import { undocumentedGroups, type Operation } from '../../search/protocol/schema/operation';
import { operations } from '../../search/protocol/schema/operations';
import { httpSample } from '../../search/protocol/samples/script-samples';
import { exampleCall, requestExamples } from './request-examples';
import { apiFiles } from './openapi';

const run = promisify(execFile);
const files = new Map(apiFiles(''));
const textOf = (file: string) => files.get(file) ?? '';

interface Problem {
  ruleId: string;
  location: { pointer?: string }[];
}

interface Document {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, object> };
}

describe('the OpenAPI document', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'openapi-'));
  });
  afterAll(() => fs.rm(folder, { recursive: true, force: true }));

  const lint = async (text: string) => {
    const file = path.join(folder, 'qsc.yaml');
    await fs.writeFile(file, text);
    return run(
      process.execPath,
      ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--format=json', file],
      {
        env: {
          ...process.env,
          REDOCLY_TELEMETRY: 'off',
          REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        },
      },
    ).then(
      ({ stdout }) => problemsIn(stdout),
      ({ stdout }: { stdout: string }) => problemsIn(stdout),
    );
  };
  const problemsIn = (stdout: string) =>
    (JSON.parse(stdout) as { problems: Problem[] }).problems.map(
      ({ ruleId, location: [place] }) => `${ruleId} ${place?.pointer ?? ''}`,
    );
  const pointerOf = ({ method, path: address }: Operation) =>
    `#/paths/${address.replaceAll('/', '~1')}/${method.toLowerCase()}`;

  it('has no fault that Redocly finds except documented ones', async () => {
    const redirects = operations.filter(({ response }) => response.status === '3XX');
    const unstated = operations.filter(({ token }) => token === 'not stated');
    expect((await lint(textOf('/openapi/qsc.yaml'))).sort()).toEqual(
      [
        // No source names a license of the API.
        'info-license #/info',
        // A short URL only redirects.
        ...redirects.map((operation) => `operation-2xx-response ${pointerOf(operation)}/responses`),
        // No source states whether these calls need a token, so the document does not either.
        ...unstated.map((operation) => `security-defined ${pointerOf(operation)}`),
      ].sort(),
    );
  }, 60_000);

  it('has a fault when the target of a reference is missing', async () => {
    const broken = textOf('/openapi/qsc.yaml').replace('schemas/Facet', 'schemas/Nothing');
    expect((await lint(broken)).some((problem) => problem.includes('unresolved'))).toBe(true);
  }, 60_000);

  it('has the same content in both notations', () => {
    expect(parse(textOf('/openapi/qsc.yaml'))).toEqual(JSON.parse(textOf('/openapi/qsc.json')));
  });

  it('has every operation once', () => {
    const { paths } = JSON.parse(textOf('/openapi/qsc.json')) as Document;
    const calls = Object.entries(paths).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
    );
    expect(calls.sort()).toEqual(
      operations.map(({ method, path: address }) => `${method} ${address}`).sort(),
    );
  });

  it('names the groups whose calls are not described, and has no call of them', () => {
    const { paths, tags } = JSON.parse(textOf('/openapi/qsc.json')) as Document;
    for (const { name, path: start } of undocumentedGroups)
      expect(tags.find((tag) => tag.name === name)?.description).toContain(`\`${start}\``);
    expect(Object.keys(paths).filter((address) => address.startsWith('/api/v1/job/'))).toEqual([]);
  });

  it('has schemas that a validator can use', () => {
    const { components } = JSON.parse(textOf('/openapi/qsc.json')) as Document;
    const root = '#/components/schemas/';
    const inOneFile = JSON.parse(
      JSON.stringify({ $defs: components.schemas }).replaceAll(root, '#/$defs/'),
    ) as object;
    const body = Compile({ ...inOneFile, $ref: '#/$defs/FeedingDocuments' } as never);
    expect(body.Check(requestExamples['bulk']?.body)).toBe(true);
    expect(body.Check([{ header: { id: 'a', action: 'drop' }, payload: {} }])).toBe(false);
  });
});

it.each(operations.map((operation) => [operation.id, operation] as const))(
  'the example request of %s keeps to the schemas',
  (_, operation) => {
    const code = httpSample(exampleCall(operation));
    const [request = { url: '' }] = requestsOf({ language: 'http', code });
    expect(request.method).toBe(operation.method);
    expect(requestFaults(request)).toEqual([]);
  },
);

it('follows content/style.yml in its texts', async () => {
  // A client reads the file without the site, so it states facts that pages link to.
  const rules = readStyle(await fs.readFile('content/style.yml', 'utf8')).filter(
    ({ home }) => home === undefined,
  );
  const said: string[] = [];
  JSON.parse(textOf('/openapi/qsc.json'), (key, value: unknown) => {
    if ((key === 'description' || key === 'summary') && typeof value === 'string') said.push(value);
    return value;
  });
  expect(said.length).toBeGreaterThan(100);
  const prose = said.map((text) => ({ text: text.replace(/`[^`]*`/g, '`code`'), line: 1 }));
  expect(styleFaults('qsc.json', prose, rules)).toEqual([]);
});
