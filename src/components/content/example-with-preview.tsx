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

/** Renders the preview of an example, without a search behind it. */
export type RenderPreview = (address: string, view: ExampleView) => ReactNode;

/**
 * Renderer of previews in the build. In the browser it is undefined: the HTML has the preview, and the components for it
 * load after a navigation, which comes without HTML, or when the reader tries the example.
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

/** An example of three parts: the request, its response, and a preview for visitors, which the reader can try. */
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

/** The preview in the HTML of the build. After a navigation, without HTML, it is rendered from the page's data. */
function StaticPreview({ address, view }: { address: string; view: ExampleView }) {
  const renderInBuild = use(RenderPreviewContext);
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ render: RenderPreview }>();
  useEffect(() => {
    if (place.current?.childElementCount !== 0) return;
    import('../playground/render-preview').then(
      ({ renderPreview }) => setLoaded({ render: renderPreview }),
      // The response beside it has the same hits.
      () => undefined,
    );
  }, []);
  const render = renderInBuild ?? loaded?.render;
  if (render) return <div>{render(address, view)}</div>;
  // Empty for React, which leaves the HTML of the page unchanged.
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
