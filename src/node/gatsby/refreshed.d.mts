/** Webpack loader; see `refreshed.mjs`. */
export default function refreshed(
  this: {
    resourcePath: string;
    async: () => (error: Error | null, code?: string, map?: string) => void;
  },
  source: string,
): void;
