import { useEffect, useState } from 'react';
import { copyText } from '../lib/browser/copy-text';
import { CheckIcon, CopyIcon } from './icons';

/** Milliseconds that the result stays visible. */
const STATUS_DURATION_MS = 2000;

interface CopyButtonProps {
  label: string;
  /** Subject of the copy, for the accessible name. */
  of?: string;
  text: () => string | Promise<string>;
  /** Shows the name beside the icon. */
  withLabel?: boolean;
}

/** Copies a text and shows whether that worked, also to screen readers. */
export function CopyButton({ label, of, text, withLabel }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(null), STATUS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      await copyText(text());
      setResult('copied');
    } catch (error) {
      console.warn('Copying failed.', error);
      setResult('failed');
    }
  };
  const status = result === 'copied' ? 'Copied' : result === 'failed' ? 'Copying failed' : '';
  // The accessible name contains the visible words.
  const name = (withLabel && status) || label;
  return (
    <>
      <button
        type="button"
        className={withLabel ? 'text-button' : 'icon-button'}
        aria-label={of ? `${name}: ${of}` : name}
        title={withLabel ? undefined : status || label}
        onClick={() => void copy()}
      >
        {result === 'copied' ? <CheckIcon /> : <CopyIcon />}
        {withLabel && <span>{name}</span>}
      </button>
      <span className="visually-hidden" role="status">
        {status}
      </span>
    </>
  );
}
