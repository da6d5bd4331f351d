import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './environment.mjs';
import { mainFlows } from './main-flows.mjs';

it('every file of the main flows is there, and named once', () => {
  expect(mainFlows.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  expect(new Set(mainFlows).size).toBe(mainFlows.length);
});
