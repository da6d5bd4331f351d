import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
  `${clientX} ${clientY}`;

/** Shows the definition of a term at its link, which leads to the glossary anyway. */
export function useTerms() {
  const [card, setCard] = useState<{ link: Element; shown: ReactNode }>();
  const close = useCallback(() => setCard(undefined), []);
  const pointer = useRef('');
  useEffect(() => {
    const remember = (event: globalThis.PointerEvent) => (pointer.current = placeOf(event));
    document.addEventListener('pointermove', remember);
    return () => document.removeEventListener('pointermove', remember);
  }, []);
  const termAt = ({ target }: SyntheticEvent) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a.defined') : null;
  const show = (event: SyntheticEvent) => {
    const link = termAt(event);
    if (!link || card?.link === link) return;
    void import('./term-card').then(
      ({ TermCard }) =>
        setCard({ link, shown: <TermCard key={link.href} link={link} onDone={close} /> }),
      close,
    );
  };
  /** A pointer that rests gets this event too, when what lay over a link goes: its place is that of its last move. */
  const onPointerOver = (event: PointerEvent) => {
    if (placeOf(event) !== pointer.current) show(event);
  };
  /** Where nothing can hover, the first tap shows the definition. */
  const tap = (event: MouseEvent) => {
    if (!termAt(event) || window.matchMedia('(hover: hover)').matches) return;
    event.preventDefault();
    show(event);
  };
  return { card: card?.shown, tap, events: { onPointerOver, onFocus: show } };
}
