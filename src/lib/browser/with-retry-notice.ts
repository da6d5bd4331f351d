/**
 * Runs a function that first loads a script. If that fails, the text appears above the page with 'Retry'.
 */
export async function withRetryNotice(text: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(text, error);
    window.__loadFailures?.showNotice(text, () => {
      window.__loadFailures?.clearNotice();
      void withRetryNotice(text, run);
    });
  }
}
