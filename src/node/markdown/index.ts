import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { remarkAddresses } from './plugins/remark/remark-addresses';
import { remarkCodeBlocks } from './plugins/remark/remark-code-blocks';
import { remarkComments } from './plugins/remark/remark-comments';
import { remarkDepth } from './plugins/remark/remark-depth';
import { remarkContainerDirectives } from './plugins/remark/remark-container-directives';
import { rehypeElements } from './plugins/rehype/rehype-elements';
import { remarkFigures } from './plugins/remark/remark-figures';
import { remarkHeadings } from './plugins/remark/remark-headings';
import { rehypeJsxElements } from './plugins/rehype/rehype-jsx-elements';
import { rehypeKnownComponents } from './plugins/rehype/rehype-known-components';
import { rehypeMath } from './plugins/rehype/rehype-math';
import { rehypeNames } from './plugins/rehype/rehype-names';
import { rehypeNesting } from './plugins/rehype/rehype-nesting';
import { rehypeLostText, remarkSourceTree } from './plugins/lost-text';
import { remarkProse } from './plugins/remark/remark-prose';
import { remarkSource } from './plugins/remark/remark-source';
import { remarkPartials } from './plugins/remark/remark-partials';
import { remarkApiOperations } from '../api/remark-api-operations';
import { remarkSearchExamples } from '../examples/remark-search-examples';
import { remarkWhenSet } from '../content/settings/remark-when-set';
import { rehypeExpressions } from './plugins/rehype/rehype-expressions';
import { rehypeHtmlPolicy, rehypeRawHtml } from './plugins/rehype/rehype-raw-html';
import { remarkTruncate } from './plugins/remark/remark-truncate';

/**
 * The plugins, in order. Each step relies on the ones before it.
 * `.md` is CommonMark, `.mdx` is MDX 3; GFM and the site's own blocks work in both.
 */
function contentProcessor(format: 'md' | 'mdx') {
  return createProcessor({
    format,
    outputFormat: 'function-body',
    remarkPlugins: [
      // Before every plugin that visits the tree.
      remarkDepth,
      ...(format === 'mdx' ? [remarkMath] : []),
      remarkGfm,
      // After the extensions some of whose signs it leaves to prose.
      [remarkProse, format],
      remarkContainerDirectives,
      remarkAddresses,
      // Before partials: a marker counts in the page's own file only.
      remarkTruncate,
      // Before partials too: each file is read by itself.
      remarkSource,
      // Before headings and code, since headings and samples of partials and calls belong to the page. Operations come
      // before the examples that they contain. Comments come last, so that those of partials are removed as well.
      ...(format === 'mdx'
        ? [
            remarkPartials,
            // Also in partials; removed content needs no example.
            remarkWhenSet,
            remarkApiOperations,
            remarkSearchExamples,
            remarkComments,
          ]
        : []),
      // After partials, whose figures have addresses relative to the page now.
      remarkFigures,
      remarkHeadings,
      remarkCodeBlocks,
      remarkSourceTree,
    ],
    remarkRehypeOptions: {
      clobberPrefix: '',
      // Without the class `sr-only`: the heading is visible.
      footnoteLabelProperties: {},
    },
    rehypePlugins: [
      // Before every plugin that moves or adds elements.
      rehypeLostText,
      // HTML of either syntax becomes elements, then the policy sees them all.
      ...(format === 'mdx' ? [rehypeMath, rehypeJsxElements] : [rehypeRawHtml]),
      rehypeHtmlPolicy,
      rehypeElements,
      ...(format === 'mdx' ? [rehypeKnownComponents] : []),
      // After elements: paragraphs around a picture alone are gone.
      rehypeNesting,
      rehypeNames,
      rehypeExpressions,
    ],
  }).freeze();
}

/** One processor for each syntax. Values of a page are in the data of its file. */
export const processors = { md: contentProcessor('md'), mdx: contentProcessor('mdx') };
