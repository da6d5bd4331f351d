import {
  elementParts,
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';
import { elementsIn, mapElements } from '../../content/nodes/content-tree';
import { textProp, type ContentComponent, type StaticContentComponent } from '../content-component';

/** A call, its response, and the way to try it. The compiler puts its code blocks into it. */
export const searchExample: StaticContentComponent = {
  author: {
    meaning: 'a request that the engine responds to in the build; see Search examples',
    props: {
      index: {
        type: 'text',
        required: true,
        form: [/^products$/, 'products'],
        meaning: '`products`, the index of the shop',
      },
      request: {
        type: 'text',
        meaning:
          'query string of the call, as readable as in a page; a POST has a `json` block inside',
      },
      call: {
        type: 'text',
        values: ['search', 'suggest'],
        meaning: 'the call; `search` without it',
      },
      show: {
        type: 'text',
        meaning: 'parts of the response, `all` for everything; without it only the request shows',
      },
      status: {
        type: 'text',
        form: [/^[1-5]\d\d$/, 'a status such as 400'],
        meaning: 'status of an error that the example is about',
      },
      languages: {
        type: 'text',
        meaning: 'some of `http, curl, js, java, python, php, csharp, go`; all without it',
      },
      title: { type: 'text', meaning: "title of the request's block" },
      first: {
        type: 'text',
        form: [/^[1-9]\d*$/, 'a number of documents, such as 10'],
        meaning: 'the index has only the first so many products',
      },
      view: {
        type: 'flag',
        meaning: 'also shows what visitors see, which readers can try in place',
      },
      open: { type: 'flag', meaning: 'shows the view first' },
      platform: { type: 'text', meaning: 'why a tenant with the shop responds otherwise' },
    },
  },
  html: (props, children) =>
    'view' in props
      ? ['ExampleWithPreview', props, ...children]
      : [
          'div',
          { className: 'search-example' },
          ...children.slice(0, 1),
          ...playgroundLink(textProp(props, 'playground'), { className: 'search-example-link' }),
          ...runHere(props),
          ...children.slice(1),
        ],
  plain: (props, children, { inner, isMarkdown }) => {
    const playground = textProp(props, 'playground');
    // Programs would read an address with a page as the next part of the text.
    const link = isMarkdown && /[?&]page=/.test(playground) ? [] : playgroundLink(playground);
    return inner([...withoutTabs(children, isMarkdown), ...link]);
  },
};

/** An example with a view, in the page: its request, the response, and the view, which the reader can try. */
export const exampleWithPreview: ContentComponent = {};

/** The way to run the call in the reader's practice tenant. */
function runHere({ run, hits, ids, body, shop }: TreeProps): TreeElement[] {
  if (run === undefined) return [];
  const optional = Object.entries({ hits, ids, body, shop });
  const present = optional.filter(([, value]) => value !== undefined);
  return [['RunHere', { request: run, ...Object.fromEntries(present) }]];
}

function playgroundLink(href: string, props: TreeProps = {}): TreeElement[] {
  return href === '' ? [] : [treeElement('p', props, [['a', { href }, 'Open in playground']])];
}

/** The parts of an example with code in place of tabs: of all languages under the caption of the first, or of the first alone. */
function withoutTabs(parts: readonly TreeNode[], isMarkdown: boolean): TreeNode[] {
  const [request, ...others] = parts;
  if (typeof request !== 'object' || request[0] !== 'Tabs') return [...parts];
  const tabs = elementsIn(elementParts(request).children);
  // One language is enough where nothing can be chosen.
  const blocks = tabs.slice(0, isMarkdown ? undefined : 1).flatMap((tab) => tab.children);
  const untitled = mapElements(blocks.slice(1), ({ name, props, children }) => {
    const otherProps = Object.entries(props).filter(
      ([prop]) => prop !== 'title' && prop !== 'proof',
    );
    return treeElement(name, Object.fromEntries(otherProps), children);
  });
  return [...blocks.slice(0, 1), ...untitled, ...others];
}
