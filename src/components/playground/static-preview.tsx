import type { ReactNode } from 'react';
import type { ExampleView } from '../../search/playground/example-view';
import { playgroundAt } from '../../search/playground/state';
import { VisitorView } from './response/visitor-view';

/** Preview of the response of an example, as visitors see it. @param address of the call in the playground */
export function renderPreview(address: string, view: ExampleView): ReactNode {
  return <VisitorView state={playgroundAt(address)} view={view} />;
}
