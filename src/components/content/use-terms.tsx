import { useCallback, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { matchesMedia } from '../../lib/browser/media-query';

/** Shows the definition of a term at its link to the glossary. */
export function useTerms() {
  const [card, setCard] = useState<{ link: Element; content: ReactNode }>();
  const close = useCallback(() => setCard(undefined), []);
  const termAt = ({ target }: SyntheticEvent) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a.defined') : null;
  const show = (event: SyntheticEvent) => {
    const link = termAt(event);
    if (!link || card?.link === link) return;
    void import('./term-card').then(
      ({ TermCard, isPointerAtRest }) =>
        isPointerAtRest(event.nativeEvent) ||
        setCard({ link, content: <TermCard key={link.href} link={link} onDone={close} /> }),
      close,
    );
  };
  /** On touch screens, the first tap shows the definition. */
  const tap = (event: MouseEvent) => {
    if (!termAt(event) || matchesMedia('(hover: hover)')) return;
    event.preventDefault();
    show(event);
  };
  return { card: card?.content, tap, events: { onPointerOver: show, onFocus: show } };
}
