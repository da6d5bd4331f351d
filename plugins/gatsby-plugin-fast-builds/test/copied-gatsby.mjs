import path from 'node:path';
import { gatsbyOf } from '../lib/gatsby.mjs';

const real = gatsbyOf(process.cwd());

// Gatsby chooses its logger when it is loaded; the other one draws in the terminal.
const { GATSBY_LOGGER = '' } = process.env;
process.env.GATSBY_LOGGER = 'yurnalist';
real.gatsby('gatsby-cli/lib/reporter');
process.env.GATSBY_LOGGER = GATSBY_LOGGER;

/** Folder of the installed Gatsby. */
export const gatsbyFolder = path.dirname(real.gatsby.resolve('gatsby/package.json'));

/** The installed Gatsby with copies of its modules, so that what a hook changes in them stays in one test. */
export function copiedGatsby(root = real.root) {
  const modules = new Map();
  const load = (name) => {
    const read = name === 'fs-extra' ? real.gatsby : real.load;
    if (!modules.has(name)) modules.set(name, copyOf(read(name)));
    return modules.get(name);
  };
  const gatsby = Object.assign((name) => (name === 'fs-extra' ? load : real.gatsby)(name), {
    resolve: real.gatsby.resolve,
  });
  // Only the test itself calls its listeners.
  load('redux/index').emitter = real.load('utils/mett').mett();
  return { ...real, root, load, gatsby, modules };
}

/** A copy of objects, arrays and the methods of classes. Functions are the same in both. */
export function copyOf(value, depth = 7) {
  if (depth === 0) return value;
  if (Array.isArray(value)) return value.map((item) => copyOf(item, depth - 1));
  if (typeof value === 'function') return isClass(value) ? { prototype: methodsOf(value) } : value;
  if (typeof value !== 'object' || value === null) return value;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    return value instanceof Map || value instanceof Set
      ? value
      : Object.assign(Object.create(prototype), value);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, copyOf(item, depth - 1)]),
  );
}

const isClass = ({ prototype }) => prototype && Object.getOwnPropertyNames(prototype).length > 1;

/** Methods by their descriptors: to read a getter of a prototype may throw, or change the prototype. */
const methodsOf = ({ prototype }) =>
  Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
