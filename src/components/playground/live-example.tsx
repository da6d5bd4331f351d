import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { usePlaygroundRun } from '../../hooks/use-playground-run';
import type { JsonValue } from '../../lib/content-tree';
import { siteHref } from '../../lib/addresses/urls';
import type { ExampleView } from '../../search/playground/example-view';
import { viewOf } from '../../search/playground/run';
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
  /** Parts of the response that are shown. */
  show: string;
  /** Languages of the request, with commas between them. */
  languages: string;
  heading: string;
  /** Present: the view comes before the response. */
  open?: string | undefined;
}

/** An example that the search of the browser responds to: request, response and view follow each choice. */
export function LiveExample({ address, view, show, languages, heading, open }: LiveExampleProps) {
  const [state, setState] = useState(() => playgroundAt(address));
  const { outcome, isLoading } = usePlaygroundRun(state);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  const samples = callSamples(requestOf(state), languages.split(',') as SampleLanguage[]);
  /** Links to other searches of the shop change this one. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = link?.getAttribute('href') ?? '';
    const playground = siteHref(playgroundAddress(state)).replace(/\?.*$/, '?');
    if (!target.startsWith(playground) || target.includes('#')) return;
    event.preventDefault();
    setState(playgroundAt(target));
  };
  const shown = outcome && withFacetsOf(view, viewOf(outcome));
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
          <div ref={area} tabIndex={-1} role="group" aria-label="Live search" onClick={follow}>
            <p className="try-example" role="status">
              {outcome?.error ? outcome.error.message : liveText(shown ?? view)}
            </p>
            <VisitorView
              state={state}
              view={shown ?? view}
              isLoading={isLoading}
              onChange={setState}
            />
          </div>
        }
      />
    </div>
  );
}

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

/** The response, with the same parts as in the page where it has them. */
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

/** The view with the facets that the page showed; the example does not need the other facets of the response. */
function withFacetsOf(before: ExampleView, view: ExampleView | undefined): ExampleView | undefined {
  if (!view?.result?.facets) return view;
  const ids = new Set(before.result?.facets?.map(({ id }) => id));
  const facets = view.result.facets.filter(({ id }) => ids.has(id));
  return { ...view, result: { ...view.result, facets } };
}

/** Said to screen readers after each change. */
function liveText({ result, suggestions }: ExampleView): string {
  const count = result?.total ?? suggestions?.length ?? 0;
  const what = result ? 'hit' : 'suggestion';
  return `Live: ${count} ${what}${count === 1 ? '' : 's'}.`;
}
