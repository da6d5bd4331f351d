/** Syntax of the browsers in package.json, which support nested rules. */
export const SYNTAX = 'es2022';
