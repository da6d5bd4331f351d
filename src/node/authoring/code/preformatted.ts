import type { TreeElement } from '../../../lib/content-tree';

export function preformatted(language: string, code: string): TreeElement {
  return ['pre', ['code', { className: [`language-${language}`] }, code]];
}
