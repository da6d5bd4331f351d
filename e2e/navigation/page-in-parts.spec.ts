import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createSiteServer } from '../../src/node/hosting/site-server';
import { listen, type Listening } from '../../src/test/support/listen';
import { noteShifts, pageKinds, publicFolder, visit } from '../support/page';

/** Parts of the main element that are sent one by one: those in the first window. */
const PARTS = 80;
/** Longer than browsers wait before they paint, in milliseconds. */
const PAUSE_MS = 25;

/** Starts of parts in navbar and sidebar. */
const inFrame = /(?=<(?:button|div|form|header|nav|section)\b)/;

/** Starts of parts in the main element: blocks, since a split line of text may wrap elsewhere and move. */
const betweenBlocks =
  /(?=<(?:article|aside|button|details|div|dl|figure|h\d|header|li|nav|ol|p|section|summary|table|ul)\b)/;

let host: Listening;

test.beforeAll(async () => {
  const site = createSiteServer({ root: '.' });
  const inParts = async (file: string, response: ServerResponse) => {
    const [head = '', frame = '', main = ''] = fs
      .readFileSync(file, 'utf8')
      .split(/(?=<body|<main)/);
    const parts = main.split(betweenBlocks);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    for (const part of [head, ...frame.split(inFrame), ...parts.slice(0, PARTS)]) {
      response.write(part);
      await setTimeout(PAUSE_MS);
    }
    response.end(parts.slice(PARTS).join(''));
  };
  host = await listen((request, response) => {
    const file = path.join(publicFolder, request.url ?? '', 'index.html');
    if (!fs.existsSync(file)) return site.emit('request', request, response);
    return inParts(file, response);
  });
});

test.afterAll(() => host.close());

for (const kind of ['home', 'doc', 'category', 'blog post'] as const)
  test(`${kind}: nothing moves while the page arrives in parts`, async ({ context }) => {
    const shiftsAt = async (width: number) => {
      const page = await context.newPage();
      const shifts = await noteShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await visit(page, host.origin + pageKinds[kind]);
      return shifts();
    };
    expect(await Promise.all([shiftsAt(1440), shiftsAt(390)])).toEqual([[], []]);
  });
