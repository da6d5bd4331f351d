import type { TObject } from '../protocol/schema/type';
import type { DocsSources } from './sources';

/** A tool of the server: what it takes, and what it gives back as JSON. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: TObject;
  /** @param input checked against the schema @throws ToolError with what the caller can do */
  run: (input: Record<string, unknown>, sources: DocsSources) => Promise<object> | object;
}

/** The call can't be answered; the message says why and what to do. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** Longest text of one answer, in characters. */
export const MAX_TEXT = 40_000;

/** A text within the limit, and whether something is missing. */
export function limited(text: string): { text: string; truncated?: true } {
  return text.length <= MAX_TEXT ? { text } : { text: text.slice(0, MAX_TEXT), truncated: true };
}

export function textOf(input: Record<string, unknown>, name: string): string {
  const value = input[name];
  return typeof value === 'string' ? value : '';
}
