import { storageSlot } from './storage-slot';

/** `off` if only keys with Ctrl or Cmd work: readers who dictate or press keys by mistake turn single keys off. */
export const singleKeysSlot = storageSlot('single-keys');

/** Hides the hints of single keys (`kbd`) while these are off. */
export function toggleKeyHints(): void {
  const isOff = singleKeysSlot.get() === 'off';
  for (const hint of document.querySelectorAll<HTMLElement>('kbd[aria-hidden]'))
    hint.hidden = isOff;
}

/** The key, if it is a command without a modifier; undefined in fields, in dialogs, and while single keys are off. */
export function singleKey(event: KeyboardEvent): string | undefined {
  const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const isNoSingleKey = ctrlKey || metaKey || altKey || defaultPrevented || key.length > 1;
  if (isNoSingleKey || isEditable(target) || document.querySelector('dialog[open]'))
    return undefined;
  return singleKeysSlot.get() === 'off' ? undefined : key;
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
