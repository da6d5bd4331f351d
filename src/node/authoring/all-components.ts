import type { ComponentName, InteractiveComponent, StaticComponent } from '../../lib/content-tree';
import { admonition, admonitionTitle } from './admonition';
import { apiFields, apiMap, apiOperations } from './api-operations';
import { codeBlock } from './code/code-block';
import type { AuthorUse, ContentComponent, StaticContentComponent } from './content-component';
import { details } from './details';
import { diagram, drawnDiagram, figure } from './code/drawings';
import { heading } from './heading';
import { cards, steps } from './lists';
import { picture, screenshot } from './picture';
import { runHere } from './code/run-here';
import { searchExample, exampleWithPreview } from './code/search-example';
import { table } from './table';
import { tab, tabs } from './tabs';

/** Components that are HTML and nothing else. */
export const staticComponents: Record<StaticComponent, StaticContentComponent> = {
  Admonition: admonition,
  AdmonitionTitle: admonitionTitle,
  ApiFields: apiFields,
  ApiOperations: apiOperations,
  Cards: cards,
  Details: details,
  DrawnDiagram: drawnDiagram,
  Figure: figure,
  Heading: heading,
  Screenshot: screenshot,
  SearchExample: searchExample,
  Steps: steps,
  Table: table,
};

const interactive: Record<InteractiveComponent, ContentComponent> = {
  ApiMap: apiMap,
  CodeBlock: codeBlock,
  Diagram: diagram,
  Picture: picture,
  RunHere: runHere,
  Tab: tab,
  Tabs: tabs,
  ExampleWithPreview: exampleWithPreview,
};

/** All components of compiled content. A name without its entry does not compile. */
export const contentComponents: Record<ComponentName, ContentComponent> = {
  ...staticComponents,
  ...interactive,
};

/** The component of a name; undefined for HTML elements. */
export function componentOf(name: string): ContentComponent | undefined {
  return Object.hasOwn(contentComponents, name)
    ? contentComponents[name as ComponentName]
    : undefined;
}

/** Components that authors may write in MDX, by name, in order. */
export const authorComponents: ReadonlyMap<string, AuthorUse> = new Map(
  Object.entries(contentComponents)
    .flatMap(([name, { author }]): [string, AuthorUse][] => (author ? [[name, author]] : []))
    .sort(([a], [b]) => a.localeCompare(b, 'en')),
);
