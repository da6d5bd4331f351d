import type { SyntaxNodeRef } from '@lezer/common';
import { parser } from '@lezer/javascript';
import type { TextFault } from './findings';
import { ProgramValues } from './programs/program-values';
import { marksAsNames } from './programs/program-strings';

/** Parses JSON as JavaScript, which also allows comments, single quotes, and unquoted keys. A name becomes a placeholder. */
export function readLooseJson(text: string): { value?: unknown; faults: TextFault[] } {
  // With parentheses around it, anything after the value is a syntax error.
  const code = `(${text}\n)`;
  const faults: TextFault[] = [];
  parser.parse(code).iterate({ enter: (node) => void faults.push(...nodeFault(code, node)) });
  const error = faults.find((fault) => fault.code === 'json-syntax');
  const distinct = faults.filter((fault) => fault === error || fault.code !== 'json-syntax');
  // A name has no value, not even None.
  const named = distinct.reduceRight(
    (all, { code: fault, at: [start, end] }) =>
      fault === 'bare-value'
        ? `${all.slice(0, start)}"{${all.slice(start, end)}}"${all.slice(end)}`
        : all,
    code,
  );
  const expression = parser.parse(named).topNode.firstChild?.firstChild;
  const ignore = () => undefined;
  const value = expression && new ProgramValues(named, ignore, ignore).valueOf(expression);
  return {
    ...(!error && { value: JSON.parse(marksAsNames(JSON.stringify(value ?? null))) as unknown }),
    faults: shiftFaults(distinct, -1),
  };
}

/** Moves the positions of faults to those of a text around theirs. */
export const shiftFaults = (faults: readonly TextFault[], by: number): TextFault[] =>
  faults.map(({ at: [start, end], ...fault }) => ({ ...fault, at: [start + by, end + by] }));

/** The fault of a part that JavaScript allows and JSON does not, or of a syntax error. */
function nodeFault(code: string, { type, name, from, to, node }: SyntaxNodeRef): TextFault[] {
  const at: TextFault['at'] = [from, to];
  const written = code.slice(from, to);
  if (type.isError) {
    const start = Math.min(code.slice(from).search(/\S/) + from, code.trimEnd().length - 3);
    return [{ code: 'json-syntax', values: { error: 'Unexpected token' }, at: [start, start + 1] }];
  }
  if (name.endsWith('Comment')) return [{ code: 'comment', at }];
  if (name === 'String' && written.startsWith("'")) return [{ code: 'single-quotes', at }];
  if (name === ',' && /^[}\]]$/.test(node.nextSibling?.name ?? ''))
    return [{ code: 'last-comma', at }];
  if (!/^(?:PropertyDefinition|VariableName)$/.test(name) || /^["']/.test(written)) return [];
  const isKey = node.nextSibling?.name === ':';
  return [{ code: isKey ? 'bare-key' : 'bare-value', values: { name: written }, at }];
}
