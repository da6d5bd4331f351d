import { expect, it } from 'vitest';
import { compiledExample } from '../../test/support/compiled-examples';

const block = '```json title="schema.json"\n{ "fields": [] }\n```\n\n';
const messages = async (body: string) =>
  (await compiledExample(body)).faults.map(({ message, line }) => `${line}: ${message}`);

it('accepts a call and a block of its page', async () => {
  const { faults, tree } = await compiledExample(
    `${block}<RunHere request="PUT /api/v1/searchapp/schema/demo/products" file="schema.json" hits="2" />`,
  );
  expect(faults).toEqual([]);
  expect(JSON.stringify(tree)).toContain(
    '["RunHere",{"request":"PUT /api/v1/searchapp/schema/demo/products","file":"schema.json","hits":"2"}]',
  );
});

it.each<[element: string, fault: string]>([
  ['<RunHere />', '5: <RunHere> needs the prop "request"'],
  ['<RunHere request="/api/v1/x" />', '5: the prop "request" of <RunHere> is "/api/v1/x"'],
  [
    '<RunHere request="GET /api/v1/x" file="other.json" />',
    '5: <RunHere> sends the file "other.json", which this page does not have',
  ],
  ['<RunHere request="GET /api/v1/x" hits="two" />', '5: the prop "hits" of <RunHere> is "two"'],
  ['Text <RunHere request="GET /api/v1/x" />', '5: <RunHere> is in the middle of a paragraph'],
])('reports %s', async (element, fault) => {
  expect(await messages(element)).toContain(fault);
});

it('lists the blocks', async () => {
  const { faults } = await compiledExample(
    `${block}<RunHere request="GET /api/v1/x" file="schema.jsn" />`,
  );
  expect(faults[0]).toMatchObject({ expected: 'schema.json', line: 9 });
});
