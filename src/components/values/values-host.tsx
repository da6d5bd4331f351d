import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useModal } from '../../hooks/use-modal';
import {
  fillPlaceholders,
  watchPlaceholders,
  setHasValues,
} from '../../lib/reader/fill-placeholders';
import { withRetryNotice } from '../../lib/browser/with-retry-notice';
import { onValuesChange, readerValues } from '../../lib/reader/reader-values';
import { site } from '../../site';
import type { ValuesDialogProps } from './values-dialog';

/** Elements that open the dialog: those with the attribute, and links in content to the section about it. */
const OPENERS = '[data-ask], .content a[href$="#your-values"]:not(.heading-link)';

/** Fills the placeholders of the page, except on paper. Returns a function that stops it. */
function fillPage(): () => void {
  let isPaper = false;
  const values = () => (isPaper ? {} : readerValues());
  const fill = () => {
    setHasValues(readerValues());
    fillPlaceholders(document, values());
  };
  const print = ({ type }: Event) => {
    isPaper = type === 'beforeprint';
    fill();
  };
  fill();
  const stops = [watchPlaceholders(values), onValuesChange(fill)];
  window.addEventListener('beforeprint', print);
  window.addEventListener('afterprint', print);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('beforeprint', print);
    window.removeEventListener('afterprint', print);
  };
}

/** Shows the reader's values in the page and opens their dialog, which loads at the first request. */
export function ValuesHost() {
  const modal = useModal();
  const [title, setTitle] = useState('');
  const [Dialog, setDialog] = useState<ComponentType<ValuesDialogProps>>();
  const open = useEffectEvent((event: MouseEvent) => {
    const opener = event.target instanceof Element && event.target.closest(OPENERS);
    if (!opener || !site.values.dialog) return;
    event.preventDefault();
    void withRetryNotice('The dialog of your values could not be loaded.', async () => {
      const { ValuesDialog } = await import('./values-dialog');
      setDialog(() => ValuesDialog);
      setTitle(opener.getAttribute('data-ask') || 'Your values');
      modal.open();
    });
  });
  useEffect(fillPage, []);
  useEffect(() => {
    // Capturing, to run before the listener of the navigation.
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, []);
  return Dialog && <Dialog {...modal} title={title} />;
}
