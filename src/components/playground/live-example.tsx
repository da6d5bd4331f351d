import { useEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { usePlaygroundRun } from '../../hooks/use-playground-run';
import type { JsonValue } from '../../lib/content-tree';
import { siteHref } from '../../lib/addresses/urls';
import type { ExampleView } from '../../search/playground/example-view';
import { countOf } from '../../lib/text/count-of';
import { formatJson } from '../../lib/text/format-json';
import { selectParts } from '../../search/playground/selection';
import { requestOf } from '../../search/playground/service';
import { playgroundAddress, playgroundAt } from '../../search/playground/state';
import { markCode } from '../../lib/placeholders/mark-placeholders';
import { callSamples, type RequestSample } from '../../search/protocol/samples/call-samples';
import type { SampleLanguage } from '../../search/protocol/samples/sample-languages';
import { CodeBlock } from '../content/code-block';
import { ExampleTabs } from '../content/example-tabs';
import { Tab, Tabs } from '../content/tabs';
import { highlightedCode, highlightedJson } from './response/highlighted-code';
import { VisitorView } from './response/visitor-view';

export interface LiveExampleProps {
  /** Address of the call in the playground. */
  address: string;
  /** The printed response. */
  view: ExampleView;
  /** Visible parts of the response. */
  show: string;
  /** Languages of the request, separated by commas. */
  languages: string;
  heading: string;
  /** Present if the view comes before the response. */
  open?: string | undefined;
  /** Label or button of the preview that the reader clicked. */
  chosen: RefObject<Element | null>;
}

/** An example to try: the search in the browser responds to each choice, and request, response, and view change. */
export function LiveExample({ address, view, show, languages, ...props }: LiveExampleProps) {
  const { heading, open, chosen } = props;
  const [state, setState] = useState(() => playgroundAt(address));
  const { outcome, isLoading } = usePlaygroundRun(state);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    area.current?.focus({ preventScroll: true });
    const control = chosen.current;
    const index = controlsIn(control?.closest('.visitor-view')).findIndex((one) => one === control);
    controlsIn(area.current)[index]?.click();
  }, [chosen]);
  const samples = callSamples(requestOf(state), languages.split(',') as SampleLanguage[]);
  /** Opens links to other searches of the shop in this example. */
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = link?.getAttribute('href') ?? '';
    const playground = siteHref(playgroundAddress(state)).replace(/\?.*$/, '?');
    if (!target.startsWith(playground) || target.includes('#')) return;
    event.preventDefault();
    setState(playgroundAt(target));
  };
  const hasView = outcome?.result !== undefined || outcome?.suggestions !== undefined;
  const liveView = hasView ? withFacetsOf(view, outcome) : view;
  return (
    <div className="search-example">
      <Request samples={samples} title={heading} />
      <p className="search-example-link">
        <a href={siteHref(playgroundAddress(state))}>Open in playground</a>
      </p>
      <ExampleTabs
        open={open}
        response={outcome?.body !== undefined && <Response body={outcome.body} show={show} />}
        view={
          <div ref={area} tabIndex={-1} role="group" aria-label="Live search" onClick={handleClick}>
            <p className="try-example" role="status">
              {outcome?.error ? outcome.error.message : liveText(liveView)}
            </p>
            <VisitorView state={state} view={liveView} isLoading={isLoading} onChange={setState} />
          </div>
        }
      />
    </div>
  );
}

/** Labels and buttons that the preview and the live example share. */
const controlsIn = (view?: Element | null) => [
  ...(view?.querySelectorAll<HTMLElement>('label, button') ?? []),
];

function Request({ samples, title }: { samples: readonly RequestSample[]; title: string }) {
  const block = ({ language, code }: RequestSample) => (
    <CodeBlock
      language={language}
      html={markCode(highlightedCode(code))}
      title={title}
      wrap={language === 'http'}
    />
  );
  const [only] = samples;
  if (only && samples.length === 1) return block(only);
  return (
    <Tabs group="language">
      {samples.map((sample) => (
        <Tab key={sample.label} label={sample.label}>
          {block(sample)}
        </Tab>
      ))}
    </Tabs>
  );
}

/** The response, reduced to the parts that the page shows if it has them. */
function Response({ body, show }: { body: unknown; show: string }) {
  const text = useMemo(() => {
    const all = body as JsonValue;
    const parts = show === 'all' ? undefined : selectParts(all, show).value;
    return { code: formatJson(parts ?? all), isWhole: parts === undefined };
  }, [body, show]);
  return (
    <CodeBlock
      language="json"
      html={highlightedJson(text.code)}
      title={text.isWhole ? 'Response' : 'Response, shortened'}
    />
  );
}

/** The view with the facets of the printed response: the example does not need the others. */
function withFacetsOf(before: ExampleView, view: ExampleView): ExampleView {
  if (!view.result?.facets) return view;
  const ids = new Set(before.result?.facets?.map(({ id }) => id));
  const facets = view.result.facets.filter(({ id }) => ids.has(id));
  return { ...view, result: { ...view.result, facets } };
}

/** Screen readers announce it after each change. */
function liveText({ result, suggestions }: ExampleView): string {
  const count = result?.total ?? suggestions?.length ?? 0;
  return `Live: ${countOf(count, result ? 'hit' : 'suggestion')}.`;
}
