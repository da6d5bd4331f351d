import { useEffect, useRef } from 'react';

/** Calls back on Ctrl+Enter and Cmd+Enter, wherever the focus is. */
export function useRunShortcut(onRun: () => void): void {
  const latest = useRef(onRun);
  useEffect(() => {
    latest.current = onRun;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
