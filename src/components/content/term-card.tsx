/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { useEffect, useId, useRef, useState } from 'react';
import { routes } from '../../lib/addresses/routes';
import type { TermDefinitions } from '../../lib/term-definitions';
import { Link } from '../link';

const card = css({
  position: 'fixed',
  inset: 'auto',
  width: 'max-content',
  maxWidth: 'min(21.25rem, calc(100vw - 40px))',
  margin: '6px 8px',
  padding: '12px 16px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-block)',
  background: 'var(--surface-page)',
  color: 'var(--text-primary)',
  boxShadow: '0 12px 32px rgb(0 0 0 / 16%)',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& p': { margin: '4px 0 8px' },
  '@supports (position-try-fallbacks: flip-block)': {
    positionAnchor: '--term',
    positionArea: 'bottom span-right',
    positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  },
});

/** Milliseconds before a card opens or closes, so that a pointer that passes opens nothing. */
const REST_MS = 150;

let lastPosition = '';
const positionOf = ({ clientX, clientY }: MouseEvent) => `${clientX} ${clientY}`;
document.addEventListener('pointermove', (event) => (lastPosition = positionOf(event)));

/** Whether `pointerover` comes from a change of the page: the pointer is at the position of its latest move. */
export function isPointerAtRest(event: Event): boolean {
  const isOver = event instanceof PointerEvent && event.type === 'pointerover';
  return isOver && positionOf(event) === lastPosition;
}

let definitions: Promise<TermDefinitions> | undefined;

async function definitionOf(link: HTMLAnchorElement) {
  definitions ??= fetch(withPrefix(routes.terms)).then((response) => {
    if (!response.ok) throw new Error(`The terms could not be loaded: ${response.status}`);
    return response.json() as Promise<TermDefinitions>;
  });
  definitions.catch(() => (definitions = undefined));
  return (await definitions)[link.hash.slice(1)];
}

/** Positions a card below its link, or above it if there is no room. Styles do it in browsers with anchor positioning. */
function positionCard(element: HTMLElement, link: HTMLAnchorElement): void {
  link.style.setProperty('anchor-name', '--term');
  if (CSS.supports('position-try-fallbacks: flip-block')) return;
  const { left, bottom, top } = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  element.style.left = `${Math.max(20, Math.min(left, window.innerWidth - width - 20))}px`;
  const below = bottom + height + 12 < window.innerHeight;
  element.style.top = `${below ? bottom : top - height - 12}px`;
}

/**
 * Calls back when the pointer or the focus has left for a while; returns the function that stops it. `pointerover` doesn't
 * count, since a pointer at rest also gets it.
 */
function watchLeaving(isOn: (target: Node) => boolean, onLeft: () => void): () => void {
  let timer: number | undefined;
  const follow = ({ target }: Event) => {
    if (!(target instanceof Node) || !isOn(target)) timer ??= window.setTimeout(onLeft, REST_MS);
    else {
      window.clearTimeout(timer);
      timer = undefined;
    }
  };
  document.addEventListener('pointermove', follow);
  document.addEventListener('focusin', follow);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('pointermove', follow);
    document.removeEventListener('focusin', follow);
  };
}

/** The definition of a term while the pointer or the focus is on its link; Escape closes it. */
export function TermCard({ link, onDone }: { link: HTMLAnchorElement; onDone: () => void }) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [definition, setDefinition] = useState<[string, string]>();
  useEffect(() => {
    let isUnmounted = false;
    const show = async () => {
      const loaded = await definitionOf(link).catch(() => undefined);
      if (isUnmounted) return;
      if (!loaded) return onDone();
      setDefinition(loaded);
    };
    const opening = window.setTimeout(() => void show(), REST_MS);
    const stop = watchLeaving(
      (target) => link.contains(target) || element.current?.contains(target) === true,
      onDone,
    );
    return () => {
      isUnmounted = true;
      window.clearTimeout(opening);
      stop();
    };
  }, [link, onDone]);
  useEffect(() => {
    if (!definition || !element.current) return undefined;
    positionCard(element.current, link);
    element.current.showPopover();
    positionCard(element.current, link);
    link.setAttribute('aria-describedby', id);
    return () => {
      link.style.removeProperty('anchor-name');
      link.removeAttribute('aria-describedby');
    };
  }, [definition, id, link]);
  if (!definition) return null;
  const [name, text] = definition;
  return (
    <div
      ref={element}
      css={card}
      id={id}
      popover="auto"
      role="note"
      onToggle={({ newState }) => {
        if (newState === 'closed') onDone();
      }}
    >
      <strong>{name}</strong>
      <p>{text}</p>
      <Link to={link.getAttribute('href') ?? ''}>Open the glossary</Link>
    </div>
  );
}
