/** A type of the package: a function, which some call to get another type, with `isRequired`. */
interface Type {
  (...of: unknown[]): Type;
  readonly [name: string]: Type;
}

/**
 * In the place of the package `prop-types` (`src/node/gatsby/webpack.ts`): Gatsby's components name types, which nothing
 * checks in production.
 */
const types: Type = new Proxy((() => types) as Type, { get: () => types });

/** @public Gatsby's components import it. */
export default types;
