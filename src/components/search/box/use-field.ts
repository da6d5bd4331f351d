import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** A field that was rendered before, and stays the same element. */
export type Field = RefObject<HTMLInputElement | null>;

interface Listeners {
  input: (field: HTMLInputElement) => void;
  focus: () => void;
  blur: () => void;
  keydown: (event: KeyboardEvent) => void;
  /** Of the form; the search that follows can be prevented. */
  submit: (event: SubmitEvent) => void;
}

/** Listens to the field. Focus and text that it got before count as events. */
export function useListeners(field: Field, listeners: Listeners): void {
  const onInput = useEffectEvent(() => field.current && listeners.input(field.current));
  const onFocus = useEffectEvent(() => listeners.focus());
  const onBlur = useEffectEvent(() => listeners.blur());
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => listeners.keydown(event));
  const onSubmit = useEffectEvent((event: SubmitEvent) => listeners.submit(event));
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const ends = new AbortController();
    const { signal } = ends;
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('focus', onFocus, { signal });
    input.addEventListener('blur', onBlur, { signal });
    input.addEventListener('keydown', onKeyDown, { signal });
    input.form?.addEventListener('submit', onSubmit, { signal });
    if (document.activeElement === input) {
      onFocus();
      if (input.value !== input.defaultValue) onInput();
    }
    return () => ends.abort();
  }, [field]);
}

/** Sets attributes of the field, which React renders without them. */
export function useAttributes(field: Field, attributes: Record<string, string | undefined>): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, value);
  });
}
