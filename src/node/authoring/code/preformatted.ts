import type { TreeElement } from '../../../lib/content-tree';

export function preElement(language: string, code: string): TreeElement {
  return ['pre', ['code', { className: [`language-${language}`] }, code]];
}
