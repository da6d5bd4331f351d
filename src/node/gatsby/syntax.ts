/** Syntax of the browsers in package.json, those that know the style sheets: they nest rules. */
export const SYNTAX = 'es2022';
