import type { gfmFromMarkdown } from 'mdast-util-gfm';
import type { Construct, Extension } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';

/** Which addresses a text may have that are links without being marked as ones. */
export type BareAddresses = 'none' | 'web' | 'all';

/**
 * Looks for what every bare address has. Characters may be written as references: those of signs that addresses need
 * count as the signs.
 */
export function bareAddresses(text: string): BareAddresses {
  if (/@|&#|&(?:commat|colon|period|sol)\b/.test(text)) return 'all';
  return /http|www/i.test(text) ? 'web' : 'none';
}

/**
 * GFM for texts that have only these addresses. Any letter may begin one of mail, so the tokenizer looks ahead at each,
 * which is a third of the time of parsing; texts without an `@`, which are nearly all, are spared it. The tree is the
 * same.
 */
export function remarkGfmFor(addresses: BareAddresses) {
  return function gfm(this: Processor): void {
    remarkGfm.call(this as never);
    if (addresses === 'all') return;
    const data = this.data() as Extensions;
    const dropped = addresses === 'web' ? /^emailAutolink$/ : /Autolink$/;
    data.micromarkExtensions = data.micromarkExtensions.map(without(dropped));
    if (addresses === 'none')
      data.fromMarkdownExtensions = data.fromMarkdownExtensions.map((extension) =>
        [extension].flat().filter(isNotOfAddresses),
      );
  };
}

type MdastExtension = ReturnType<typeof gfmFromMarkdown>[number];

/** What remark's plugins add to its parser. */
interface Extensions {
  micromarkExtensions: Extension[];
  fromMarkdownExtensions: (MdastExtension | MdastExtension[])[];
}

const without =
  (dropped: RegExp) =>
  (extension: Extension): Extension => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(extension.text ?? {}).map(([code, constructs]) => {
        const all: Construct[] = [constructs ?? []].flat();
        return [code, all.filter(({ name = '' }) => !dropped.test(name))];
      }),
    ),
  });

function isNotOfAddresses({ enter }: MdastExtension): boolean {
  return !(enter && 'literalAutolink' in enter);
}
