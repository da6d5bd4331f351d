/** Webpack loader; see `bundle-alone.mjs`. */
export default function bundleAlone(this: {
  resourcePath: string;
  rootContext: string;
  getOptions: () => object;
}): string;
