import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { offlineRoutes } from '../../lib/addresses/output-routes';
import { sizeNote } from '../../lib/text/size-note';

type State = 'offered' | 'saving' | 'saved' | 'failed';

const registration = () => navigator.serviceWorker.getRegistration(withPrefix('/'));

/** Shows the state and size of the offline copy, with a button that saves or removes it. */
export function OfflinePanel() {
  const [state, setState] = useState<State>();
  const [size, setSize] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    void registration().then((current) => setState(current?.active ? 'saved' : 'offered'));
    void loadSize().then(setSize, () => undefined);
    // This panel has replaced the focused button.
    button.current?.focus();
  }, []);
  const change = async () => {
    if (state === 'saving' || state === undefined) return;
    if (state === 'saved') {
      await remove();
      setState('offered');
      return;
    }
    setState('saving');
    try {
      await save();
      setState('saved');
    } catch (error) {
      console.error('The site could not be saved.', error);
      await remove();
      setState('failed');
    }
  };
  const texts: Record<State, string> = {
    offered: `All pages, the search, and the sample shop${size}.`,
    saving: `Loading all pages${size} …`,
    saved: `All pages can be read offline${size}.`,
    failed: "Couldn't save the pages. Check your connection and browser storage, then try again.",
  };
  return (
    <>
      <p role="status" style={{ margin: 0, lineHeight: '2rem' }}>
        {state && texts[state]}
      </p>
      <button
        ref={button}
        type="button"
        aria-disabled={state === 'saving'}
        onClick={() => void change()}
      >
        {state === 'saved' ? 'Remove offline copy' : 'Save for offline reading'}
      </button>
    </>
  );
}

/** The size of the copy, as a note. */
async function loadSize(): Promise<string> {
  const response = await fetch(withPrefix(offlineRoutes.size));
  const { bytes } = (await response.json()) as { bytes: number };
  return sizeNote(bytes);
}

/** Registers the worker and waits until it has loaded everything. */
async function save(): Promise<void> {
  const { installing, waiting, active } = await navigator.serviceWorker.register(
    withPrefix(offlineRoutes.worker),
  );
  const worker = installing ?? waiting ?? active;
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      if (worker?.state === 'activated') resolve();
      if (!worker || worker.state === 'redundant')
        reject(new Error('The worker was not installed.'));
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}

/** Removes the worker and its caches. */
async function remove(): Promise<void> {
  await (await registration())?.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
