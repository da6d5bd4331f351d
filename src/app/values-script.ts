/* The script of readers with values: fills the placeholders of a page while the browser parses it. */
import { readStorage } from '../contexts/pre-paint';
import {
  fillPlaceholders,
  observePlaceholders,
  toggleValuesAttribute,
} from '../lib/reader/fill-placeholders';
import { VALUES_KEY } from '../lib/placeholders/attributes';
import { parseValues } from '../lib/placeholders/values';

const values = parseValues(readStorage(VALUES_KEY));
toggleValuesAttribute(values);
const stop = observePlaceholders(() => values);
document.addEventListener('DOMContentLoaded', () => {
  stop();
  fillPlaceholders(document, values);
});
