import * as Type from '../protocol/schema/type';
import type { DocsSources } from './sources';

/** A tool of the server: its input, and its output as JSON. */
export interface Tool<Input extends Type.TObject = Type.TObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** Whether a call sends data. */
  changes?: true;
  /** @param input checked against the schema @throws ToolError with a remedy for the caller */
  run: (input: Type.Static<Input>, sources: DocsSources) => Promise<object> | object;
}

/** A tool whose input has the types of its schema. */
export const toolOf = <Input extends Type.TObject>(tool: Tool<Input>) => tool as unknown as Tool;

/** A text among the input of a tool. */
export const text = (description: string, maxLength: number, minLength = 0) =>
  Type.String({ description, minLength, maxLength });

/** Longest text of a response, in characters. */
export const MAX_TEXT = 40_000;

/** Cuts a text to the limit and says whether it did. */
export function limitText(text: string): { text: string; truncated?: true } {
  return text.length <= MAX_TEXT ? { text } : { text: text.slice(0, MAX_TEXT), truncated: true };
}
