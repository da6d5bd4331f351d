import path from 'node:path';
import { expect, it } from 'vitest';
import refreshed from './refreshed.mjs';

/** What the loader makes of a source. */
function made(source: string): Promise<{ code: string; map: string }> {
  return new Promise((resolve, reject) => {
    refreshed.call(
      {
        resourcePath: path.resolve('src/components/x.tsx'),
        async: () => (error, code, map) =>
          error ? reject(error) : resolve({ code: String(code), map: String(map) }),
      },
      source,
    );
  });
}

it('makes a component that an open page takes in the place of the one before', async () => {
  const { code, map } = await made(
    "import { useState } from 'react';\nexport function X({ a }: { a: string }) {\n  const [b] = useState(a);\n  return <p css={{ margin: 0 }}>{b}</p>;\n}\n",
  );
  expect(code).toContain('$RefreshReg$(_c, "X")');
  expect(code).toMatch(/_s\(X, "[^"]+"/);
  expect(code).toContain('@emotion/react/jsx-dev-runtime');
  expect(code).not.toContain(': string');
  expect((JSON.parse(map) as { sources: string[] }).sources).toHaveLength(1);
});

it('says what is wrong with a file', async () => {
  await expect(made('export const x = <p>;')).rejects.toThrow(/x\.tsx|Expected/);
});
