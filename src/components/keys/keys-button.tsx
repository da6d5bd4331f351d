import { useEffect, useState, type ReactNode } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import { withRetryNotice } from '../../lib/browser/with-retry-notice';
import { toggleKeyHints, singleKey } from '../../lib/browser/single-keys';

/** Opens the list of keys, as `?` does. `n` and `p` open the next and the previous page. */
export function KeysButton() {
  const isHydrated = useHydrated();
  const [dialog, setDialog] = useState<ReactNode>();
  const [open] = useState(
    () => () =>
      void withRetryNotice('The list of keys could not be loaded.', async () => {
        const { KeysDialog } = await import('./keys-dialog');
        setDialog(<KeysDialog onDone={() => setDialog(undefined)} />);
      }),
  );
  useEffect(() => {
    toggleKeyHints();
    const onKey = (event: KeyboardEvent) => {
      const key = singleKey(event);
      if (key === '?') open();
      if (key === 'n' || key === 'p')
        document.querySelector<HTMLElement>(`nav [rel=${key === 'n' ? 'next' : 'prev'}]`)?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  // The HTML of pages is smaller without it.
  return (
    isHydrated && (
      <>
        <button type="button" onClick={open}>
          Keyboard shortcuts
        </button>
        {dialog}
      </>
    )
  );
}
