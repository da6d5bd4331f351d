/** Name and definition of each term of the glossary, by the id of its heading. */
export type TermDefinitions = Record<string, [name: string, text: string]>;
