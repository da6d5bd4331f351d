import { useCallback, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { matchesMedia } from '../../lib/browser/media-query';

/** Shows the definition of a term at its link, which leads to the glossary anyway. */
export function useTerms() {
  const [card, setCard] = useState<{ link: Element; shown: ReactNode }>();
  const close = useCallback(() => setCard(undefined), []);
  const termAt = ({ target }: SyntheticEvent) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a.defined') : null;
  const show = (event: SyntheticEvent) => {
    const link = termAt(event);
    if (!link || card?.link === link) return;
    void import('./term-card').then(
      ({ TermCard, isResting }) =>
        isResting(event.nativeEvent) ||
        setCard({ link, shown: <TermCard key={link.href} link={link} onDone={close} /> }),
      close,
    );
  };
  /** Where nothing can hover, the first tap shows the definition. */
  const tap = (event: MouseEvent) => {
    if (!termAt(event) || matchesMedia('(hover: hover)')) return;
    event.preventDefault();
    show(event);
  };
  return { card: card?.shown, tap, events: { onPointerOver: show, onFocus: show } };
}
