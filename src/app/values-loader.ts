/*
 * The inline script of pages with placeholders, before their content. Readers with values wait for the script that fills
 * places before they are painted; all others pay nothing but the look into storage. `src/node/gatsby/inline-script.ts`
 * bundles both.
 */
import { stored } from '../contexts/pre-paint';
import { VALUES_KEY } from '../lib/placeholders/attributes';

const { src = '' } = (document.currentScript as HTMLScriptElement).dataset;
// The only way to add a script that the browser waits for.
if (stored(VALUES_KEY) !== null) document.write(`<script src="${src}"></script>`);
