import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { copiedGatsby } from '../test/copied-gatsby.mjs';
import { replayPageUpdates } from './replay-page-updates.mjs';

/** Gatsby with one page, and a page of a browser that is connected to it. */
function connected(getPageData) {
  const gatsby = copiedGatsby();
  const websocket = new EventEmitter();
  const { websocketManager } = gatsby.load('utils/websocket-manager');
  websocketManager.init = vi.fn(() => websocket);
  gatsby.load('utils/get-page-data').getPageData = getPageData;
  gatsby.load('redux/index').store = { getState: () => ({ pages: new Map([['/a', {}]]) }) };
  replayPageUpdates(gatsby);
  expect(websocketManager.init({ server: 1 })).toBe(websocket);
  const page = Object.assign(new EventEmitter(), { send: vi.fn() });
  websocket.emit('connection', page);
  return page;
}

it('logs no stack for data of a page that is deleted while they are requested', async () => {
  const gatsby = copiedGatsby();
  const data = gatsby.load('utils/get-page-data');
  const pages = new Map([['/a', {}]]);
  data.getPageData = () => Promise.reject(new Error('deleted'));
  gatsby.load('redux/index').store = { getState: () => ({ pages }) };
  replayPageUpdates(gatsby);
  const failed = async () => (await data.getPageData('/a').catch((error) => error)).stack;
  expect(await failed()).toMatch(/\n\s+at /);
  pages.clear();
  expect(await failed()).toBe('Error: deleted');
});

const rest = () => new Promise(setImmediate);

it('sends a page that registers its data as they are by then', async () => {
  const page = connected((id) => Promise.resolve({ path: id, text: 'new' }));
  page.emit('registerPath', '/a');
  await rest();
  expect(page.send.mock.calls).toEqual([
    [{ type: 'pageQueryResult', payload: { id: '/a', result: { path: '/a', text: 'new' } } }],
  ]);
});

it.each([
  ['an address without a page', '/none', () => Promise.resolve({})],
  ['a page that is deleted meanwhile', '/a', () => Promise.reject(new Error('deleted'))],
  [
    'a page of which Gatsby knows nothing',
    '/a',
    () => {
      throw new Error('no query');
    },
  ],
])('sends nothing for %s', async (_what, id, getPageData) => {
  const page = connected(getPageData);
  page.emit('registerPath', id);
  await rest();
  expect(page.send).not.toHaveBeenCalled();
});
