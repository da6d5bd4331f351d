import fs from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { root } from '../environment.mjs';
import { row } from './row.mjs';

/** Rules of style, not of validity. */
const style = ['doctype-style', 'void-style', 'attr-case', 'long-title'];

/** Errors of the HTML of all pages. */
export async function htmlErrors({ routes }) {
  const validate = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: Object.fromEntries(style.map((name) => [name, 'off'])),
  });
  let errors = 0;
  for (const route of routes) {
    const file = path.join(root, 'public', decodeURI(route), 'index.html');
    const { errorCount } = await validate.validateString(fs.readFileSync(file, 'utf8'));
    errors += errorCount;
  }
  return [row('HTML', 'errors on all pages', errors, { most: 0 })];
}
