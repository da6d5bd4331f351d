/** Hosts that nobody owns, this machine, and placeholders. */
const noHost =
  '[{}]|%7B|%7D|^https?://(?:[^/]*\\.)?(?:example\\.(?:com|org|net)|example|test|invalid|127\\.0\\.0\\.1)(?::\\d+)?(?:[/?#]|$)';

/** Pages are served at this address while they are read; links between them have tests of their own. */
const noPage = '^https?://localhost(?!(?::\\d+)?/(?:.*/)?index\\.html$)';

/**
 * Settings of linkinator for `npm run check:links`: it requests each address of another host that a built page links to.
 * That needs a network, so no test of the site runs it.
 */
export default {
  concurrency: 10,
  timeout: 30_000,
  retry: true,
  retryErrors: true,
  verbosity: 'error',
  skip: [noHost, noPage],
};
