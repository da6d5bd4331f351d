import type { ReactNode } from 'react';
import type { ExampleView } from '../../search/playground/example-view';
import { playgroundAt } from '../../search/playground/state';
import { VisitorView } from './response/visitor-view';

/** What visitors see of an example's response. @param address of the call in the playground */
export function stillView(address: string, view: ExampleView): ReactNode {
  return <VisitorView state={playgroundAt(address)} view={view} />;
}
