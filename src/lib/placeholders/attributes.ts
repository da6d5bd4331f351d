/** Attribute of the element around a placeholder: the name of the value. */
export const PLACEHOLDER_ATTRIBUTE = 'data-v';

/** Attribute of a part of the page that keeps the published placeholders, whatever the reader's values are. */
export const PUBLISHED_ATTRIBUTE = 'data-published';

/** Key of the reader's values in local storage. */
export const VALUES_KEY = 'values';
