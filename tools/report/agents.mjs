import { row } from './row.mjs';

/** The score of AFDocs, which reads all pages as programs do: from a host that gives them Markdown, and from others. */
export async function agents({ origin, load }) {
  const { agentScore, plainHost, negotiationCheck, ...least } = await load('e2e/afdocs');
  const negotiated = await agentScore(origin);
  const host = await plainHost();
  try {
    const plain = await agentScore(host.origin);
    return [
      row('Programs', 'AFDocs score, nginx and this server', negotiated.overall, {
        least: least.LEAST_NEGOTIATED_SCORE,
      }),
      row('Programs', 'AFDocs checks that fail', negotiated.failed.length, { most: 0 }),
      row('Programs', 'AFDocs score, plain host', plain.overall, {
        least: least.LEAST_PLAIN_SCORE,
      }),
      row(
        'Programs',
        'AFDocs checks that fail on a plain host, besides the header Accept',
        plain.failed.filter((id) => id !== negotiationCheck).length,
        { most: 0 },
      ),
    ];
  } finally {
    await host.close();
  }
}
