import {
  Children,
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { siteHref } from '../../lib/urls';
import type { ExampleView } from '../../search/playground/example-view';
import type { LiveExampleProps } from '../playground/live-example';
import { ExampleTabs } from './example-tabs';

/** Draws the view of an example as it is, without a search behind it. */
export type DrawView = (address: string, view: ExampleView) => ReactNode;

/**
 * What draws views while pages are made. In the browser there is none: the HTML has the view, and the components that
 * draw it load when a page comes without its HTML, or when the reader tries the example.
 */
export const DrawViewContext = createContext<DrawView | undefined>(undefined);

interface ViewedExampleProps extends Pick<
  LiveExampleProps,
  'show' | 'languages' | 'heading' | 'open'
> {
  /** Address of the call in the playground. */
  playground: string;
  /** The view as JSON. */
  view: string;
  /** Request and response, as the build has highlighted them. */
  children: ReactNode;
}

/** An example with three sides: the request, its response, and what visitors see of it, which the reader can try. */
export function ViewedExample({ playground, view: json, children, ...shown }: ViewedExampleProps) {
  const view = useMemo(() => JSON.parse(json) as ExampleView, [json]);
  const [Live, setLive] = useState<ComponentType<LiveExampleProps>>();
  const [failed, setFailed] = useState(false);
  if (Live) return <Live {...shown} address={playground} view={view} />;

  const start = () => {
    setFailed(false);
    import('../playground/live-example').then(
      ({ LiveExample }) => setLive(() => LiveExample),
      () => setFailed(true),
    );
  };
  const [request, response] = Children.toArray(children);
  return (
    <div className="search-example">
      {request}
      <p className="search-example-link">
        <a href={siteHref(playground)}>Open in playground</a>
      </p>
      <ExampleTabs
        open={shown.open}
        response={response}
        view={
          <div data-markdown-ignore="">
            <p className="try-example needs-js">
              <button type="button" className="text-button" onClick={start}>
                Try it here
              </button>
              <span role="status">{failed && 'The search could not be loaded. Try again.'}</span>
            </p>
            <StillView address={playground} view={view} />
          </div>
        }
      />
    </div>
  );
}

/** The view as the build drew it. A page that came without HTML, by navigation, draws it from its data. */
function StillView({ address, view }: { address: string; view: ExampleView }) {
  const drawInBuild = use(DrawViewContext);
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ draw: DrawView }>();
  useEffect(() => {
    if (place.current?.childElementCount !== 0) return;
    import('../playground/still-view').then(
      ({ stillView }) => setLoaded({ draw: stillView }),
      // The response beside it says the same.
      () => undefined,
    );
  }, []);
  const draw = drawInBuild ?? loaded?.draw;
  if (draw) return <div>{draw(address, view)}</div>;
  // Empty for React, which leaves the HTML of the page as it is.
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
