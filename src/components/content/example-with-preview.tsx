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
import { siteHref } from '../../lib/addresses/urls';
import type { ExampleView } from '../../search/playground/example-view';
import type { LiveExampleProps } from '../playground/live-example';
import { ExampleTabs } from './example-tabs';
import '../playground/preview-styles';

/** Renders the preview of an example from its data, without a search. */
export type RenderPreview = (address: string, view: ExampleView) => ReactNode;

/**
 * Renders previews in the build. It has no value in the browser, where the HTML has the preview already: the components of
 * previews load after a navigation, which brings no HTML, or when the reader tries the example.
 */
export const RenderPreviewContext = createContext<RenderPreview | undefined>(undefined);

interface ExampleWithPreviewProps extends Pick<
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

/** An example with its request, its response, and a preview of the results, which the reader can try. */
export function ExampleWithPreview({
  playground,
  view: json,
  children,
  ...shown
}: ExampleWithPreviewProps) {
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
            <StaticPreview address={playground} view={view} />
          </div>
        }
      />
    </div>
  );
}

/** The preview as the build rendered it. After a navigation, which brings no HTML, it is rendered from its data. */
function StaticPreview({ address, view }: { address: string; view: ExampleView }) {
  const renderInBuild = use(RenderPreviewContext);
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ render: RenderPreview }>();
  useEffect(() => {
    if (place.current?.childElementCount !== 0) return;
    import('../playground/static-preview').then(
      ({ renderPreview }) => setLoaded({ render: renderPreview }),
      // The response beside it has the same data.
      () => undefined,
    );
  }, []);
  const render = renderInBuild ?? loaded?.render;
  if (render) return <div>{render(address, view)}</div>;
  // React does not change the HTML of an element that is empty for it.
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
