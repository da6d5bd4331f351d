import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useModal } from '../../hooks/use-modal';
import { fillPlaces, showHasValues } from '../../lib/browser/fill-places';
import {
  onValuesAsked,
  onValuesChange,
  readerValues,
  type ValuesQuestion,
} from '../../lib/browser/reader-values';
import { orSay } from '../../lib/browser/or-say';
import type { ValuesDialogProps } from './values-dialog';

/** Opens the dialog of values, which loads when it is first asked for, and puts the placeholders back on paper. */
export function ValuesHost() {
  const modal = useModal();
  const [question, setQuestion] = useState<ValuesQuestion>('values');
  const [Dialog, setDialog] = useState<ComponentType<ValuesDialogProps>>();
  const start = useEffectEvent((asked: ValuesQuestion) =>
    orSay('The dialog of your values could not be loaded.', async () => {
      const { ValuesDialog } = await import('./values-dialog');
      setDialog(() => ValuesDialog);
      setQuestion(asked);
      modal.open();
    }),
  );
  useEffect(() => onValuesAsked((asked) => void start(asked)), []);
  useEffect(() => {
    const show = () => showHasValues(readerValues());
    const unfill = () => fillPlaces(document, {});
    const fill = () => fillPlaces(document, readerValues());
    show();
    const stop = onValuesChange(show);
    window.addEventListener('beforeprint', unfill);
    window.addEventListener('afterprint', fill);
    return () => {
      stop();
      window.removeEventListener('beforeprint', unfill);
      window.removeEventListener('afterprint', fill);
    };
  }, []);
  return Dialog && <Dialog {...modal} question={question} />;
}
