/*
 * The inline script before the content of pages with placeholders. Only for readers with values does it load the script
 * that fills placeholders before the paint. `src/node/gatsby/inline-script.ts` bundles both.
 */
import { readStorage } from '../contexts/pre-paint';
import { VALUES_KEY } from '../lib/placeholders/attributes';

const { src = '' } = (document.currentScript as HTMLScriptElement).dataset;
// No other way adds a script that blocks the parser.
if (readStorage(VALUES_KEY) !== null) document.write(`<script src="${src}"></script>`);
