import type { Nodes, PhrasingContent } from 'mdast';
import type { SampleProof, TreeElement } from '../../lib/content-tree';
import { proofWords } from '../../lib/text/proof-words';

/** Code for feed readers. */
export function preformatted({ language }: { language?: unknown }, code: string): TreeElement {
  return ['pre', ['code', { className: `language-${String(language)}` }, code]];
}

/** What is known of a code sample besides its code. */
interface Caption {
  title: string;
  proof?: SampleProof | undefined;
}

/** A fence of code, after a line that says what it is: what is written behind a language is shown by no one. */
export function codeNodes(lang: string, { title, proof }: Caption, value: string): Nodes[] {
  const caption: PhrasingContent[] = [
    ...(title ? [{ type: 'strong' as const, children: [text(title)] }] : []),
    ...(proof ? [text(`${title && ' '}(${proofWords[proof]})`)] : []),
  ];
  return [
    ...(caption.length > 0 ? [{ type: 'paragraph' as const, children: caption }] : []),
    { type: 'code', lang, value: value.replace(/\n$/, '') },
  ];
}

const text = (value: string) => ({ type: 'text' as const, value });
