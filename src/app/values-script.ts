/* The script of readers with values: fills the places of a page while the browser reads it. */
import { stored } from '../contexts/pre-paint';
import { fillPlaces, keepFilled, showHasValues } from '../lib/reader/fill-places';
import { VALUES_KEY } from '../lib/placeholders/attributes';
import { parseValues } from '../lib/placeholders/values';

const values = parseValues(stored(VALUES_KEY));
showHasValues(values);
const stop = keepFilled(() => values);
document.addEventListener('DOMContentLoaded', () => {
  stop();
  fillPlaces(document, values);
});
