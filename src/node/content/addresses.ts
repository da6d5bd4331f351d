import type { TreeProps } from '../../lib/content-tree';

/** Attributes of HTML and SVG whose address the browser loads with the page, by their names in lower case. */
const loadedAttributes = new Set('src srcset poster data imagesrcset'.split(' '));

/** Attributes with an address that a reader goes to. */
const linkAttributes = new Set(
  'href xlinkhref cite action formaction longdesc icon manifest codebase'.split(' '),
);

/** SVG elements that show the file of their `href`. */
const imageElements = new Set(['image', 'feImage']);

const plainName = (attribute: string) => attribute.toLowerCase().replace(/[:-]/g, '');

/** Whether HTML lists the attribute as an address, or as a list of them. */
export function isAddressAttribute(attribute: string): boolean {
  const name = plainName(attribute);
  return loadedAttributes.has(name) || linkAttributes.has(name);
}

export interface Address {
  address: string;
  isLoaded: boolean;
}

export function addressesOf(element: string, props: TreeProps): Address[] {
  return Object.entries(props).flatMap(([attribute, value]) => {
    if (typeof value !== 'string' || !isAddressAttribute(attribute)) return [];
    const isLoaded = loadedAttributes.has(plainName(attribute)) || imageElements.has(element);
    const addresses: Address[] = [];
    mapAddresses(attribute, value, (address) => {
      addresses.push({ address, isLoaded });
      return address;
    });
    return addresses;
  });
}

export function withAddresses(props: TreeProps, map: (address: string) => string): TreeProps {
  return Object.fromEntries(
    Object.entries(props).map(([attribute, value]) =>
      typeof value === 'string' && isAddressAttribute(attribute)
        ? [attribute, mapAddresses(attribute, value, map)]
        : [attribute, value],
    ),
  );
}

export function mapAddresses(
  attribute: string,
  value: string,
  map: (address: string) => string,
): string {
  const name = plainName(attribute);
  if (!name.endsWith('srcset')) return map(value);
  // An address ends at a space; up to the comma, a descriptor of screens follows.
  return value.replace(
    /([\s,]*)(\S*[^\s,])(\s[^,]*)?/g,
    (_, before: string, address: string, size = '') => before + map(address) + String(size),
  );
}
