import type { Nodes, PhrasingContent } from 'mdast';
import type { SampleProof, TreeElement } from '../../../lib/content-tree';
import { proofLabels } from '../../../lib/text/proof-labels';

export function preformatted(language: string, code: string): TreeElement {
  return ['pre', ['code', { className: `language-${language}` }, code]];
}

interface Caption {
  title: string;
  proof?: SampleProof | undefined;
}

/** A code fence after a line with its title: readers of Markdown do not show the text behind a language. */
export function codeNodes(lang: string, { title, proof }: Caption, value: string): Nodes[] {
  const caption: PhrasingContent[] = [
    ...(title ? [{ type: 'strong' as const, children: [text(title)] }] : []),
    ...(proof ? [text(`${title && ' '}(${proofLabels[proof]})`)] : []),
  ];
  return [
    ...(caption.length > 0 ? [{ type: 'paragraph' as const, children: caption }] : []),
    { type: 'code', lang, value: value.replace(/\n$/, '') },
  ];
}

const text = (value: string) => ({ type: 'text' as const, value });
