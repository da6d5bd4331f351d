/** Style sheets are imported for their effect; Gatsby puts them into every page. */
declare module '*.css';

declare namespace NodeJS {
  interface Require {
    /** Modules of a folder, found and loaded by webpack: where pages are rendered only. */
    context: (folder: string, deep: boolean, files: RegExp) => WebpackContext;
  }
  interface WebpackContext {
    (name: string): unknown;
    keys: () => string[];
  }
}
