import { expect, test } from '@playwright/test';
import {
  agentScore,
  LEAST_NEGOTIATED_SCORE,
  LEAST_PLAIN_SCORE,
  negotiationCheck,
  plainHost,
} from './afdocs';
import { startNginx } from './host-programs';

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

test('AFDocs misses nothing on a plain host but the look at the header Accept', async () => {
  const plain = await plainHost();
  try {
    const { overall, failed, costly } = await agentScore(plain.origin);
    expect(failed).toEqual([negotiationCheck]);
    expect(overall, costly.join('\n')).toBeGreaterThanOrEqual(LEAST_PLAIN_SCORE);
  } finally {
    await plain.close();
  }
});
