/* The script of readers with values: fills the placeholders of a page while the browser parses it. */
import { readStorage } from '../contexts/pre-paint';
import { fillPlaceholders, watchPlaceholders, setHasValues } from '../lib/reader/fill-placeholders';
import { VALUES_KEY } from '../lib/placeholders/attributes';
import { parseValues } from '../lib/placeholders/values';

const values = parseValues(readStorage(VALUES_KEY));
setHasValues(values);
const stop = watchPlaceholders(() => values);
document.addEventListener('DOMContentLoaded', () => {
  stop();
  fillPlaceholders(document, values);
});
