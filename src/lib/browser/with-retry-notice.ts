/**
 * Runs what first loads a script. If that fails, the page stays as it is, and the text appears above it with 'Retry'.
 */
export async function withRetryNotice(text: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(text, error);
    window.__loadFailures?.notice(text, () => {
      window.__loadFailures?.clear();
      void withRetryNotice(text, run);
    });
  }
}
