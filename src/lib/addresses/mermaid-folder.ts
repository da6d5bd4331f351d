import mermaid from 'mermaid/package.json';

/** Folder of Mermaid's modules below the site's root; the version makes it safe to cache for good. */
export const mermaidFolder = `vendor/mermaid-${mermaid.version}`;
export const mermaidEntry = `/${mermaidFolder}/mermaid.esm.min.js`;
