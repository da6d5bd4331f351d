import { useEffect, useRef, useState, type RefObject } from 'react';
import { useColorMode } from '../../../contexts/color-mode';

/**
 * A Mermaid diagram. HTML holds its source, which says the same without scripts; near the window it is drawn in the
 * colors of the mode, into a height that the build has reserved for it. A diagram that can't be drawn keeps its source.
 */
export function Diagram({ code, title, size }: { code: string; title: string; size: string }) {
  const { colorMode } = useColorMode();
  const figure = useRef<HTMLElement>(null);
  const near = useNear(figure);
  const [svg, setSvg] = useState('');
  const [fault, setFault] = useState('');

  useEffect(() => {
    if (!near) return undefined;
    let current = true;
    import('./draw-diagram')
      .then(({ drawDiagram }) => drawDiagram(code))
      .then(
        (drawn) => {
          if (current) setSvg(drawn);
        },
        (error: unknown) => {
          if (!current) return;
          setSvg('');
          setFault(error instanceof Error ? error.message : String(error));
        },
      );
    return () => {
      current = false;
    };
    // Drawn again when the mode changes: the colors are part of the picture.
  }, [near, code, colorMode]);

  const failed = fault !== '' && svg === '';
  return (
    <figure
      ref={figure}
      className={`diagram size-${size}${failed ? ' failed' : ''}`}
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
      {failed && (
        <p className="diagram-fault">The diagram could not be drawn; this is its source. {fault}</p>
      )}
    </figure>
  );
}

/** Becomes true when an element comes near the window, and stays true. */
function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
