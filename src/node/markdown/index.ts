import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx';
import type { Root as MdastRoot } from 'mdast';
import { remarkCodeBlocks } from './plugins/remark-code-blocks';
import { remarkContainerDirectives } from './plugins/remark-container-directives';
import { rehypeElements } from './plugins/rehype-elements';
import { bareAddresses, remarkGfmFor, type BareAddresses } from './plugins/remark-gfm-for';
import { remarkFigures } from './plugins/remark-figures';
import { remarkRunHere } from './plugins/remark-run-here';
import { remarkScreenshots } from './plugins/remark-screenshots';
import { remarkHeadings } from './plugins/remark-headings';
import { remarkHtmlCommentMarker } from './plugins/remark-html-comment-marker';
import { rehypeJsxElements } from './plugins/rehype-jsx-elements';
import { rehypeKnownComponents } from './plugins/rehype-known-components';
import { rehypeNesting } from './plugins/rehype-nesting';
import { remarkLiteralBraces } from './plugins/remark-literal-braces';
import { remarkReferences } from './plugins/remark-references';
import { remarkPartials } from './plugins/remark-partials';
import { remarkApiOperations } from '../api/remark-api-operations';
import { remarkSearchExamples } from '../examples/remark-search-examples';
import { rehypeTakePlainTree } from './plugins/rehype-take-plain-tree';
import { rehypeHtmlPolicy, rehypeRawHtml } from './plugins/rehype-raw-html';
import { remarkTruncate } from './plugins/remark-truncate';
import { remarkQuickParse } from './quick-parse/remark-quick-parse';

export type Format = 'md' | 'mdx';

/**
 * The plugins, in order. Each step relies on the ones before it.
 * `.md` is CommonMark, `.mdx` is MDX 3; GFM and the site's own blocks work in both.
 */
function contentProcessor(format: Format, addresses: BareAddresses) {
  const options: ProcessorOptions = {
    format,
    outputFormat: 'function-body',
    remarkPlugins: [
      // Tokenizer extensions first: they decide what is text, what is an expression.
      ...(format === 'mdx' ? [remarkLiteralBraces, remarkHtmlCommentMarker] : []),
      remarkGfmFor(addresses),
      remarkContainerDirectives,
      remarkQuickParse(format),
      // Before partials: a marker counts in the page's own file only.
      remarkTruncate,
      // Before partials too: addresses count in the file that has them.
      remarkReferences,
      // Before headings and code: headings and samples of a partial count as the page's own, those of a call too.
      // Operations of the API hold examples.
      // Calls to run name blocks of the page, also those of a partial.
      ...(format === 'mdx'
        ? [remarkPartials, remarkApiOperations, remarkSearchExamples, remarkRunHere]
        : []),
      // After partials, whose figures have addresses relative to the page now.
      remarkFigures,
      remarkScreenshots,
      remarkHeadings,
      remarkCodeBlocks,
    ],
    remarkRehypeOptions: {
      clobberPrefix: '',
      footnoteLabel: 'Footnotes',
      footnoteLabelProperties: {},
      footnoteBackLabel,
    },
    rehypePlugins: [
      // HTML of either syntax becomes elements, then the policy sees them all.
      ...(format === 'mdx' ? [rehypeJsxElements] : [rehypeRawHtml]),
      rehypeHtmlPolicy,
      rehypeElements,
      ...(format === 'mdx' ? [rehypeKnownComponents] : []),
      // After elements: paragraphs around a picture alone are gone.
      rehypeNesting,
      // Last: takes the finished tree away before MDX turns it into code, unless code is needed.
      rehypeTakePlainTree,
    ],
  };
  return createProcessor(options);
}

type PageProcessor = ReturnType<typeof createProcessor>;

/** Frozen processors, by syntax and by what texts have; what differs per page is in the file's data. */
const processors = new Map<string, PageProcessor>();

function prepared(name: string, make: () => PageProcessor): PageProcessor {
  const processor = processors.get(name) ?? make().freeze();
  processors.set(name, processor);
  return processor;
}

/** The processor for the text of a page. */
export function processorFor(format: Format, text: string): PageProcessor {
  const addresses = bareAddresses(text);
  return prepared(`${format} ${addresses}`, () => contentProcessor(format, addresses));
}

/** Parses a partial in the syntax of MDX, without transforming it: the page's own run does that. */
export function parsePartial(body: string): MdastRoot {
  const addresses = bareAddresses(body);
  const make = () =>
    createProcessor({
      format: 'mdx',
      remarkPlugins: [
        remarkLiteralBraces,
        remarkGfmFor(addresses),
        remarkContainerDirectives,
        remarkQuickParse('mdx'),
      ],
    });
  return prepared(`partial ${addresses}`, make).parse(body);
}

function footnoteBackLabel(index: number, reference: number): string {
  return `Back to reference ${index + 1}${reference > 1 ? `-${reference}` : ''}`;
}
