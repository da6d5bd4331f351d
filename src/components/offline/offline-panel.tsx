import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { offlineRoutes } from '../../lib/addresses/output-routes';

type State = 'offered' | 'keeping' | 'kept' | 'failed';

const registration = () => navigator.serviceWorker.getRegistration(withPrefix('/'));

/** Says what is kept and how much that is, and keeps or removes it. */
export function OfflinePanel() {
  const [state, setState] = useState<State>();
  const [size, setSize] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    void registration().then((own) => setState(own?.active ? 'kept' : 'offered'));
    void sizeText().then(setSize, () => undefined);
    // The button that opened this is gone, and with it the place of the keyboard.
    button.current?.focus();
  }, []);
  const change = async () => {
    if (state === 'keeping' || state === undefined) return;
    if (state === 'kept') {
      await remove();
      setState('offered');
      return;
    }
    setState('keeping');
    try {
      await keep();
      setState('kept');
    } catch (error) {
      console.error('The site could not be kept.', error);
      await remove();
      setState('failed');
    }
  };
  const texts: Record<State, string> = {
    offered: `All pages, the search, and the sample shop${size}.`,
    keeping: `Loading all pages${size} …`,
    kept: `All pages can be read offline${size}.`,
    failed: "Couldn't save the pages. Check your connection and browser storage, then try again.",
  };
  return (
    <>
      <p role="status" style={{ margin: 0, lineHeight: '32px' }}>
        {state && texts[state]}
      </p>
      <button
        ref={button}
        type="button"
        aria-disabled={state === 'keeping'}
        onClick={() => void change()}
      >
        {state === 'kept' ? 'Remove offline copy' : 'Save for offline reading'}
      </button>
    </>
  );
}

async function sizeText(): Promise<string> {
  const response = await fetch(withPrefix(offlineRoutes.size));
  const { bytes } = (await response.json()) as { bytes: number };
  return ` (${(bytes / 1e6).toFixed(1)} MB)`;
}

/** Registers the worker and waits until it has loaded everything. */
async function keep(): Promise<void> {
  const own = await navigator.serviceWorker.register(withPrefix(offlineRoutes.worker));
  const worker = own.installing ?? own.waiting ?? own.active;
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

/** Removes the worker and all that it has stored. */
async function remove(): Promise<void> {
  await (await registration())?.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
