import type { RootContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { SKIP, visit } from '../content/nodes/visit';
import { operationGroups, type Operation } from '../../search/protocol/schema/operation';
import { operations } from '../../search/protocol/schema/operations';
import { didYouMean } from '../faults/faults';
import { jsxElements, textAttribute, type JsxElement } from '../content/nodes/jsx-elements';
import { report } from '../content/nodes/report-fault';
import { element, placeAt } from '../content/nodes/site-element';
import { fieldTable, tablesOf } from './field-table';
import { mapNodes } from './map-nodes';
import { objectNodes, operationNodes } from './operation-nodes';

/**
 * remark plugin for MDX: `<ApiOperations group="search" />` becomes what the schemas of the API say of the calls of a
 * group, each with its address, parameters, body, response, errors and an example, `<ApiMap />` a list of all calls, and
 * `<ApiFields schema="Facet" />` a table of fields.
 */
export function remarkApiOperations() {
  return (tree: Root, file: VFile): void => {
    const tables = tablesOf(tree);
    visit(tree, jsxElements, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.name === 'ApiFields') {
        const table = { ...fieldTable(node, file, tables), position: node.position };
        parent.children[index] = element('ApiFields', [table]);
      }
      if (node.name !== 'ApiOperations' && node.name !== 'ApiMap') return undefined;
      const isMap = node.name === 'ApiMap';
      const content = element(node.name, isMap ? mapNodes() : groupNodes(node, file));
      parent.children[index] = placeAt(content, node);
      // The search examples in it are for the next plugin.
      return [SKIP, index + 1];
    });
  };
}

function groupNodes(node: JsxElement, file: VFile): RootContent[] {
  const wantedGroup = textAttribute(node, 'group') ?? '';
  const ofGroup = operations.filter(({ group }) => group === wantedGroup);
  if (ofGroup.length === 0) {
    const groups = Object.keys(operationGroups);
    report(file, node, 'unknown-operation-group', {
      group: wantedGroup,
      expected: groups.join(', '),
      fix: didYouMean(wantedGroup, groups, 'write the name of a group'),
    });
  }
  const operationBySchema = new Map<string, Operation>();
  const calls = ofGroup.flatMap((operation) => {
    const { schema } = operation.response;
    const before = schema === undefined ? undefined : operationBySchema.get(schema);
    if (schema !== undefined && !before) operationBySchema.set(schema, operation);
    return operationNodes(operation, before);
  });
  const [first] = ofGroup;
  return first ? [...calls, ...objectNodes(first.group)] : [];
}
