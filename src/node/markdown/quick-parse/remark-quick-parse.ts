import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { Format } from '../index';
import { quickParse } from './quick-parse';

/**
 * remark plugin: documents of usual Markdown are parsed here, which takes a tenth of the time. The tree is the same as
 * the full parser's, which gets what is not certain: a block, or the whole document.
 */
export function remarkQuickParse(format: Format) {
  return function quick(this: Processor): void {
    const { parser } = this;
    if (!parser) throw new Error('the quick parser needs the full one before it');
    this.parser = function quickParser(text, file) {
      const parse = (part: string) => parser(part, file) as Root;
      return certain(() => quickParse(text, format, parse)) ?? parse(text);
    };
  };
}

/** Nothing that nobody has thought of ends a build: the full parser reads it, and tests call the quick one itself. */
function certain(read: () => Root | undefined): Root | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
