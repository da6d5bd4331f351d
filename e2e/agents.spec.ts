import { expect, test } from '@playwright/test';
import { copyRoute } from '../src/lib/routes';
import {
  agentScore,
  LEAST_NEGOTIATED_SCORE,
  LEAST_PLAIN_SCORE,
  negotiationCheck,
  plainHost,
} from './afdocs';
import { getFrom, startNginx } from './host-programs';
import { sitemapRoutes } from './support';

// AFDocs reads every page many times over: it takes half a minute, beside other work twice that.
test.setTimeout(180_000);

test('AFDocs finds nothing to improve for programs behind nginx with our configuration', async () => {
  const nginx = await startNginx(9393);
  try {
    const { overall, failed, costly } = await agentScore(nginx.origin);
    expect(failed).toEqual([]);
    expect(overall, costly.join('\n')).toBeGreaterThanOrEqual(LEAST_NEGOTIATED_SCORE);
  } finally {
    await nginx.stop();
  }
});

/** Of this many pages one is read on a second host: the last test says that all are the same there. */
const SAMPLE_STEP = 10;

test('AFDocs misses nothing on a plain host but the look at the header Accept', async () => {
  const plain = await plainHost();
  try {
    const sample = sitemapRoutes().filter((_route, index) => index % SAMPLE_STEP === 0);
    const { overall, failed, costly } = await agentScore(plain.origin, sample);
    expect(failed).toEqual([negotiationCheck]);
    expect(overall, costly.join('\n')).toBeGreaterThanOrEqual(LEAST_PLAIN_SCORE);
  } finally {
    await plain.close();
  }
});

// So what AFDocs finds in them on one host holds for the other, where it reads a part.
test('a plain host sends the same pages, copies and lists as nginx', async () => {
  const nginx = await startNginx(9394);
  const plain = await plainHost();
  try {
    const routes = sitemapRoutes();
    expect(routes.length).toBeGreaterThan(200);
    const lists = ['/llms.txt', '/llms-full.txt', '/sitemap-index.xml', '/sitemap-0.xml'];
    for (const address of [...routes.flatMap((route) => [route, copyRoute(route)]), ...lists]) {
      const [one, other] = [await nginx.get(address), await getFrom(plain.origin + address)];
      // Both names of XML mean the same.
      const [type, otherType] = [one, other].map(({ headers }) =>
        headers['content-type']?.replace('text/xml', 'application/xml'),
      );
      expect([one.status, other.status, otherType], address).toEqual([200, 200, type]);
      expect(other.body.equals(one.body), address).toBe(true);
    }
  } finally {
    await plain.close();
    await nginx.stop();
  }
});
