import type { Processor } from 'unified';

/** Signs of an address in the text of the tree: a reference or a backslash may stand for them in the source. */
const signs = /[@&\\]|https?:|www\./i;

/**
 * remark plugin, after all tokenizer extensions: GFM looks for a mail address at each letter and digit, and once more for all
 * addresses in the finished tree, which takes a third of the time of the parser. Here only texts with the signs of addresses
 * are searched for them.
 */
export function remarkAddresses(this: Processor) {
  const { parser } = this;
  const data = this.data();
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = data;
  const withoutMail = micromarkExtensions.flat().map(({ text = {}, ...extension }) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(text).map(([code, constructs = []]) => [
        code,
        [constructs].flat().filter(({ name }) => name !== 'emailAutolink'),
      ]),
    ),
  }));
  const withoutSearch = fromMarkdownExtensions
    .flat()
    .map((extension) => ({ ...extension, transforms: [] }));
  if (parser)
    this.parser = (text, file) => {
      data.micromarkExtensions = text.includes('@') ? micromarkExtensions : withoutMail;
      data.fromMarkdownExtensions = signs.test(text) ? fromMarkdownExtensions : withoutSearch;
      return parser(text, file);
    };
}
