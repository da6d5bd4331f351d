import { withPrefix } from 'gatsby';
import type { Mermaid } from 'mermaid';
import { mermaidEntry } from '../../../lib/addresses/mermaid-folder';

let loading: Promise<Mermaid> | undefined;

/** Loads Mermaid once; after a failure, the next diagram tries again. */
function loadMermaid(): Promise<Mermaid> {
  loading ??= import(/* webpackIgnore: true */ withPrefix(mermaidEntry)).then(
    (module: { default: Mermaid }) => module.default,
  );
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Custom properties of the site by the variable of Mermaid's base theme. */
const roles: Record<string, string> = {
  background: '--surface-page',
  primaryColor: '--accent-soft',
  primaryBorderColor: '--accent',
  primaryTextColor: '--text-primary',
  secondaryColor: '--surface-raised',
  tertiaryColor: '--surface-sunken',
  lineColor: '--text-muted',
  textColor: '--text-primary',
  noteBkgColor: '--mark',
  noteTextColor: '--text-primary',
  actorBkg: '--accent-soft',
  actorBorder: '--accent',
  actorTextColor: '--text-primary',
  signalColor: '--text-secondary',
  signalTextColor: '--text-primary',
  edgeLabelBackground: '--surface-raised',
  clusterBkg: '--surface-raised',
  clusterBorder: '--border-strong',
};

let count = 0;
/** Mermaid has one set of settings for all diagrams, so it draws one after the other. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws a diagram in the colors of the page and returns its SVG. Rejects with Mermaid's message on a syntax error.
 * Mermaid can't read custom properties, so it gets their current values.
 */
export function drawDiagram(code: string): Promise<string> {
  const drawing = queue.then(() => draw(code));
  queue = drawing.catch(() => undefined);
  return drawing;
}

async function draw(code: string): Promise<string> {
  const mermaid = await loadMermaid();
  const style = getComputedStyle(document.documentElement);
  const themeVariables = Object.fromEntries(
    Object.entries(roles).map(([name, role]) => [name, style.getPropertyValue(role).trim()]),
  );
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    themeVariables: {
      ...themeVariables,
      fontFamily: style.getPropertyValue('--font-text').trim(),
      fontSize: '15px',
    },
    flowchart: { htmlLabels: false, useMaxWidth: false },
    sequence: { useMaxWidth: false },
  });
  const { svg } = await mermaid.render(`diagram-${++count}`, code);
  return svg;
}
