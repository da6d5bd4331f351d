import { storageSlot } from './storage-slot';

/** `off` where keys work only with Ctrl or Cmd: readers who dictate or press keys by mistake switch the others off. */
export const singleKeysSlot = storageSlot('single-keys');

/** Hides the signs of single keys while these are off. */
export function signSingleKeys(): void {
  const isOff = singleKeysSlot.get() === 'off';
  for (const sign of document.querySelectorAll<HTMLElement>('kbd[aria-hidden]'))
    sign.hidden = isOff;
}

/** The key of a press that is a command by itself; undefined in fields, in dialogs, and when such keys are off. */
export function singleKey(event: KeyboardEvent): string | undefined {
  const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const isOther = ctrlKey || metaKey || altKey || defaultPrevented || key.length > 1;
  if (isOther || isEditable(target) || document.querySelector('dialog[open]')) return undefined;
  return singleKeysSlot.get() === 'off' ? undefined : key;
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
