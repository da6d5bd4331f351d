import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { undocumentedGroups, operationGroups } from '../../search/protocol/schema/operation';
import { neededToken, type OperationGroup } from '../../search/protocol/operations';
import { operations } from '../../search/protocol/schema/operations';
import { element, link, text } from '../content/nodes/site-element';
import { operationPage } from './reference-address';
import { code, sentence } from './reference-nodes';

export function mapNodes(): RootContent[] {
  const groups = Object.entries(operationGroups).map(([id, { name, description }]) => {
    const group = id as OperationGroup;
    const calls = operations.filter((operation) => operation.group === group);
    return groupItem(
      [link(operationPage({ group }), text(name)), text(` ${description}`)],
      calls.map((operation) => [
        link(
          `${operationPage(operation)}#${operation.id}`,
          element('b', [text(operation.method)]),
          text(` ${operation.summary}`),
        ),
        text(' '),
        code(operation.path),
        ...token(operation.token === 'none' ? 'no token' : neededToken(operation)),
      ]),
    );
  });
  const undocumented = undocumentedGroups.map(({ name, description }) =>
    groupItem([element('b', [text(name)]), text(' '), ...sentence(description)], []),
  );
  return [element('ul', [...groups, ...undocumented])];
}

const token = (name: string | undefined): PhrasingContent[] =>
  name === undefined ? [] : [text(' '), element('small', [text(name)])];

function groupItem(title: PhrasingContent[], calls: readonly PhrasingContent[][]): RootContent {
  const item = (children: PhrasingContent[]) => element('li', children) as unknown as ListItem;
  return element('li', [
    element('p', title),
    ...(calls.length === 0 ? [] : [element('ul', calls.map(item))]),
  ]);
}
