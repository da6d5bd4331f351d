import type { ReactNode } from 'react';
import { Tab, Tabs } from './tabs';

interface ExampleTabsProps {
  /** Present if the view comes first, whatever tab the reader chose elsewhere. */
  open?: string | undefined;
  response: ReactNode;
  view: ReactNode;
}

/** The response as JSON, and as visitors see it. */
export function ExampleTabs({ open, response, view }: ExampleTabsProps) {
  const tabs = [
    <Tab key="response" label="Response">
      {response}
    </Tab>,
    <Tab key="view" label="As visitors see it">
      {view}
    </Tab>,
  ];
  return open === undefined ? <Tabs group="response">{tabs}</Tabs> : <Tabs>{tabs.reverse()}</Tabs>;
}
