import { expect, it } from 'vitest';
import { linkFrom } from './feed-files';

it.each([
  ['/docs/a', /\/help\/docs\/a$/],
  ['#part', /^https:\/\/docs\.test\/help\/blog\/post#part$/],
  ['https://host.test/a', /^https:\/\/host\.test\/a$/],
  // The address of a link that is a warning.
  ['https://host.test[a', /^https:\/\/host\.test\[a$/],
])('a link to %s is a full address where there is one', (href, address) => {
  expect(linkFrom('https://docs.test/help/blog/post', '/help')(href)).toMatch(address);
});
