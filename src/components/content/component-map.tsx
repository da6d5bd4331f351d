import type { ComponentType } from 'react';
import type { ComponentName } from '../../lib/content-tree';
import { Admonition, AdmonitionTitle } from './admonition';
import { CodeBlock } from './code-block';
import { ContentLink } from './content-link';
import { Details } from './details';
import { Diagram } from './diagram';
import { Heading } from './heading';
import { Picture } from './picture';
import { Steps } from './steps';
import { Table } from './table';
import { Tab, Tabs } from './tabs';

/** Props come from data that the compiler has checked, so each component types its own. */
type ContentComponent = ComponentType<never>;

const components: Record<ComponentName | 'a', ContentComponent> = {
  // HTML elements
  a: ContentLink,
  // Made by the compiler
  AdmonitionTitle,
  CodeBlock,
  Diagram,
  Heading,
  Picture,
  Table,
  // For authors
  Admonition,
  Details,
  Steps,
  Tab,
  Tabs,
};

export const contentComponents: Readonly<Record<string, ContentComponent | undefined>> = components;
