import { useEffect, useRef, useState, type RefObject } from 'react';
import { useColorMode } from '../../../contexts/color-mode';

/**
 * A Mermaid diagram. The HTML has its source, for readers without scripts. Near the window, the diagram is drawn in the
 * colors of the mode, in the height that the build has reserved. If that fails, the source stays.
 */
export function Diagram({ code, title, size }: { code: string; title: string; size: string }) {
  const { colorMode } = useColorMode();
  const figure = useRef<HTMLElement>(null);
  const isNear = useIsNear(figure);
  const [svg, setSvg] = useState('');
  const [fault, setFault] = useState('');

  useEffect(() => {
    if (!isNear) return undefined;
    let isCurrent = true;
    import('./draw-diagram')
      .then(({ drawDiagram }) => drawDiagram(code))
      .then(
        (drawn) => {
          if (isCurrent) setSvg(drawn);
        },
        (error: unknown) => {
          if (!isCurrent) return;
          setSvg('');
          setFault(error instanceof Error ? error.message : String(error));
        },
      );
    return () => {
      isCurrent = false;
    };
    // A change of the mode draws it again, since the colors are part of the picture.
  }, [isNear, code, colorMode]);

  const hasFailed = fault !== '' && svg === '';
  return (
    <figure
      ref={figure}
      className={`diagram size-${size}${hasFailed ? ' failed' : ''}`}
      data-diagram="mermaid"
    >
      <figcaption>{title}</figcaption>
      {svg ? (
        <div
          className="drawing"
          role="img"
          aria-label={title}
          tabIndex={0}
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      ) : (
        <pre tabIndex={0} role="group" aria-label={`Source of the diagram: ${title}`}>
          <code>{code}</code>
        </pre>
      )}
      {hasFailed && (
        <p className="diagram-fault">The diagram could not be drawn; this is its source. {fault}</p>
      )}
    </figure>
  );
}

/** Becomes true when an element comes near the window, and stays true. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
