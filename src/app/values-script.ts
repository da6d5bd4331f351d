/*
 * The inline script of pages with placeholders, before their content. `src/node/gatsby/inline-script.ts` bundles it.
 * Readers without values pay nothing but the look into storage.
 */
import { stored } from '../contexts/pre-paint';
import { fillWhileReading, showHasValues } from '../lib/browser/fill-places';
import { VALUES_KEY } from '../lib/placeholders/attributes';
import { parseValues } from '../lib/placeholders/values';

const values = parseValues(stored(VALUES_KEY));
showHasValues(values);
if (Object.keys(values).length > 0) fillWhileReading(values);
