import type { VFile } from 'vfile';
import { didYouMean } from '../faults/faults';
import type { JsxElement } from '../content/nodes/jsx-elements';
import { report } from '../content/nodes/report-fault';
import { authorComponents } from './all-components';
import type { ComponentProp } from './content-component';

/** Reports props that a component lacks or does not have, and values that it does not allow. @returns whether there are none */
export function checkProps(
  node: Pick<JsxElement, 'attributes' | 'position'>,
  name: string,
  file: VFile,
): boolean {
  const { props = {} } = authorComponents.get(name) ?? {};
  const before = file.data.faults?.length;
  const attributeValues = new Map<string, unknown>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    attributeValues.set(attribute.name, attribute.value);
    if (!Object.hasOwn(props, attribute.name))
      report(file, node, 'unknown-prop', {
        name,
        prop: attribute.name,
        expected: Object.keys(props).join(', ') || 'no props',
        fix: didYouMean(attribute.name, Object.keys(props), 'remove it'),
      });
  }
  const spread = node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
  for (const [prop, use] of Object.entries(props)) {
    const value = attributeValues.get(prop);
    const isEmpty = typeof value === 'string' ? value.trim() === '' : !attributeValues.has(prop);
    if (use.required && isEmpty && !spread) report(file, node, 'prop-missing', { name, prop });
    if (typeof value !== 'string') continue;
    const expected = use.type === 'flag' ? `${prop}, without a value` : expectedValue(use, value);
    if (expected !== undefined) report(file, node, 'prop-value', { name, prop, value, expected });
  }
  return file.data.faults?.length === before;
}

/** The values that a prop may have; undefined when it may have this one. */
function expectedValue({ values, form }: ComponentProp, value: string): string | undefined {
  if (values && !values.includes(value)) return values.join(', ');
  return form && !form[0].test(value) ? form[1] : undefined;
}
