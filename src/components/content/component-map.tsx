import type { ComponentType } from 'react';
import type { InteractiveComponent } from '../../lib/content-tree';
import { ApiMap } from './api-map';
import { CodeBlock } from './code-block';
import { Diagram } from './figures/diagram';
import { Picture } from './figures/picture';
import { RunHere } from './run-here';
import { Tab, Tabs } from './tabs';
import { ExampleWithPreview } from './example-with-preview';

/** Props come from data that the compiler has checked, so each component types its own. */
type ContentComponent = ComponentType<never>;

const components: Record<InteractiveComponent, ContentComponent> = {
  ApiMap,
  CodeBlock,
  Diagram,
  Picture,
  RunHere,
  Tab,
  Tabs,
  ExampleWithPreview,
};

export const contentComponents: Readonly<Record<string, ContentComponent | undefined>> = components;
