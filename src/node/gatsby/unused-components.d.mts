/** Webpack loader; see `unused-components.mjs`. */
export default function unusedComponents(
  this: {
    resourcePath: string;
    async: () => (error: Error | null, code: string, map?: object) => void;
  },
  source: string,
): void;
