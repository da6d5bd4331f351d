import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { noteShifts, pageKinds, publicFolder, visit } from '../support/page';
import { serveSite } from '../support/servers';

/** Parts of the main element that are sent one by one: those in the first window. */
const PARTS = 80;
/** Longer than browsers wait before they paint, in milliseconds. */
const PAUSE_MS = 25;

/** Starts of parts in navbar and sidebar. */
const inFrame = /(?=<(?:button|div|form|header|nav|section)\b)/;

/** Starts of parts in the main element: blocks, since a split line of text may wrap elsewhere and move. */
const betweenBlocks =
  /(?=<(?:article|aside|button|details|div|dl|figure|h\d|header|li|nav|ol|p|section|summary|table|ul)\b)/;

async function sendInParts(file: string, response: ServerResponse): Promise<void> {
  const [head = '', frame = '', main = ''] = fs.readFileSync(file, 'utf8').split(/(?=<body|<main)/);
  const parts = main.split(betweenBlocks);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  for (const part of [head, ...frame.split(inFrame), ...parts.slice(0, PARTS)]) {
    response.write(part);
    await setTimeout(PAUSE_MS);
  }
  response.end(parts.slice(PARTS).join(''));
}

const origin = serveSite((request, response) => {
  const file = path.join(publicFolder, request.url ?? '', 'index.html');
  const isThere = fs.existsSync(file);
  if (isThere) void sendInParts(file, response);
  return isThere;
});

for (const kind of ['home', 'doc', 'category', 'blog post'] as const)
  test(`${kind}: nothing moves while the page arrives in parts`, async ({ context }) => {
    const shiftsAt = async (width: number) => {
      const page = await context.newPage();
      const shifts = await noteShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await visit(page, origin() + pageKinds[kind]);
      return shifts();
    };
    expect(await Promise.all([shiftsAt(1440), shiftsAt(390)])).toEqual([[], []]);
  });
