import { capitalize } from '../../../lib/text/capitalize';
import {
  boostNames,
  commonFields,
  docFields,
  pageKinds,
  postFields,
} from '../../content/front-matter/front-matter-fields';

/** The meaning of a front matter key as the description of its field. */
function described({ meaning }: { meaning: string }, more = ''): string {
  return JSON.stringify(`${capitalize(meaning)}${more}.`);
}

/** Fields of documentation pages and posts. */
const pageFields = /* GraphQL */ `
  "Route of the page, without a trailing slash."
  path: String!
  "Source file relative to the site's root."
  file: String!
  ${described(commonFields.title)}
  title: String!
  ${described(commonFields.description)}
  description: String
  "Tags of the page, in the order of the front matter."
  tags: [Tag!]!
  ${described(commonFields.draft)}
  draft: Boolean!
  ${described(commonFields.unlisted)}
  unlisted: Boolean!
  ${described(commonFields.keywords)}
  keywords: [String!]!
  ${described(commonFields.questions)}
  questions: [String!]!
  ${described(commonFields.search)}
  searched: Boolean!
  ${described(commonFields.boost, `: ${boostNames.join(', ')}`)}
  boost: String!
  "Compiled body: the tree of the page and everything derived from it."
  content: Content!
  ${described(commonFields.tags, ', as the front matter has them')}
  tagKeys: [String!]!
  "Day of the last commit that changed the page; null when history does not tell."
  lastUpdated: Date @dateformat
  "Faults of the front matter; an author fixes them before the page is built."
  frontMatterFaults: [Fault!]!
`;

export const pageTypes = /* GraphQL */ `
  "One documentation page, made from one file under content/docs."
  type DocPage implements Node @dontInfer @childOf(types: ["Mdx"]) {
    ${pageFields}
    ${described(docFields.kind, `: ${pageKinds.join(', ')}`)}
    kind: String
    ${described(docFields.sidebar_label)}
    sidebarLabel: String!
    ${described(docFields.sidebar_position)}
    sidebarPosition: Float
    ${described(docFields.status)}
    status: [String!]!
  }

  "One blog post, made from one file under content/blog."
  type BlogPost implements Node @dontInfer @childOf(types: ["Mdx"]) {
    ${pageFields}
    ${described(postFields.date)}
    date: Date! @dateformat
    ${described(postFields.authors, ', as the front matter has them')}
    authorKeys: [String!]!
    "Authors of the post, in the order of the front matter."
    authors: [Author!]!
    "Text of lists: the text before the truncate marker, else the description, else the start of the text."
    excerpt: String!
    "The first figure of the post as SVG in HTML, colored by the site's style sheet; null when it has none."
    figure: String
    "Day of publication is after the day of the build: left out of builds until then, shown in develop."
    scheduled: Boolean!
  }
`;
