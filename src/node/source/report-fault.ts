import type { Point } from 'unist';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Fault } from './faults';
import { ownPlace } from './partial-places';

type Details = Pick<Fault, 'expected' | 'fix'>;
interface Positioned {
  position?: { start: Pick<Point, 'line' | 'column'> } | undefined;
}

/** Start of a node; plugins report their faults there. */
export function placeOf(node: Positioned): { line: number; column: number } | undefined {
  const start = node.position?.start;
  return start && { line: start.line, column: start.column };
}

/** Line and column where a node begins, `12:3`, for a prop of an element; empty where it has none. */
export function placeText(node: Positioned): string {
  const place = placeOf(node);
  return place ? `${place.line}:${place.column}` : '';
}

const report =
  (marks: { fatal?: true }) =>
  (file: VFile, place: ReturnType<typeof placeOf>, message: string, details: Details = {}): void =>
    void Object.assign(file.message(message, { place }), { details, ...marks });

/** Reports something that is wrong but leaves a usable page. */
export const warn = report({});

/** Reports something that must be fixed before the page can be built; compilation continues to find more. */
export const fail = report({ fatal: true });

/** The messages of a compilation as faults of its file, or of the partial that they are about. */
export function faultsOf(file: VFile, path: string): Fault[] {
  const partials = (file.data['partialFiles'] ?? []) as string[];
  return file.messages.map((message: VFileMessage & { details?: Details }) => ({
    severity: message.fatal ? 'error' : 'warning',
    file: path,
    ...ownPlace(message.line, partials),
    column: message.column,
    message: message.reason,
    ...message.details,
  }));
}
