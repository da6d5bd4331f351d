import {
  Children,
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type PointerEvent,
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
 * Renders previews in the build. In the browser it has no value, since the HTML contains the preview: its components load
 * after a navigation, which brings no HTML, or when the reader tries the example.
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
  /** Request and response, highlighted by the build. */
  children: ReactNode;
}

/** An example with its request, its response, and a preview of the results, which the reader can try. */
export function ExampleWithPreview({
  playground,
  view: json,
  children,
  ...options
}: ExampleWithPreviewProps) {
  const view = useMemo(() => JSON.parse(json) as ExampleView, [json]);
  const [Live, setLive] = useState<ComponentType<LiveExampleProps>>();
  const [hasFailed, setFailed] = useState(false);
  const chosen = useRef<Element>(null);
  if (Live) return <Live {...options} address={playground} view={view} chosen={chosen} />;

  const start = () => {
    setFailed(false);
    import('../playground/live-example').then(
      ({ LiveExample }) => setLive(() => LiveExample),
      () => setFailed(true),
    );
  };
  // Disabled controls have no clicks. A touch that scrolls does not end here.
  const choose = ({ target }: PointerEvent) => {
    chosen.current = (target as Element).closest('fieldset :is(label, button)');
    if (chosen.current) start();
  };
  const [request, response] = Children.toArray(children);
  return (
    <div className="search-example">
      {request}
      <p className="search-example-link">
        <a href={siteHref(playground)}>Open in playground</a>
      </p>
      <ExampleTabs
        open={options.open}
        response={response}
        view={
          <div data-markdown-ignore="" onPointerUp={choose}>
            <p className="try-example needs-js">
              <button type="button" className="text-button" onClick={start}>
                Try it here
              </button>
              <span role="status">{hasFailed && 'The search could not be loaded. Try again.'}</span>
            </p>
            <StaticPreview address={playground} view={view} />
          </div>
        }
      />
    </div>
  );
}

/** The preview that the build rendered. After a navigation, which brings no HTML, the browser renders it from its data. */
function StaticPreview({ address, view }: { address: string; view: ExampleView }) {
  const renderInBuild = use(RenderPreviewContext);
  const element = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ render: RenderPreview }>();
  useEffect(() => {
    if (element.current?.childElementCount !== 0) return;
    import('../playground/response/visitor-view').then(
      ({ renderPreview }) => setLoaded({ render: renderPreview }),
      // Without the preview, the response has the same data.
      () => undefined,
    );
  }, []);
  const render = renderInBuild ?? loaded?.render;
  if (render) return <div>{render(address, view)}</div>;
  // React leaves the HTML of an element alone if it renders it empty.
  return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
