import { capitalize } from '../../../lib/text/capitalize';
import {
  boostNames,
  commonFields,
  docFields,
  pageKinds,
  postFields,
} from '../../content/front-matter/front-matter-fields';

/** The meaning of a front matter key as the description of its field. */
function describe({ meaning }: { meaning: string }, more = ''): string {
  return JSON.stringify(`${capitalize(meaning)}${more}.`);
}

/** Fields of documentation pages and posts. */
const pageFields = /* GraphQL */ `
  "Route of the page, without a trailing slash."
  path: String!
  "Source file relative to the site's root."
  file: String!
  ${describe(commonFields.title)}
  title: String!
  ${describe(commonFields.description)}
  description: String
  "Tags of the page, in the order of the front matter."
  tags: [Tag!]!
  ${describe(commonFields.draft)}
  draft: Boolean!
  ${describe(commonFields.unlisted)}
  unlisted: Boolean!
  ${describe(commonFields.keywords)}
  keywords: [String!]!
  ${describe(commonFields.questions)}
  questions: [String!]!
  ${describe(commonFields.search)}
  searched: Boolean!
  ${describe(commonFields.boost, `: ${boostNames.join(', ')}`)}
  boost: String!
  "Compiled body: the tree of the page and everything derived from it."
  content: Content!
  ${describe(commonFields.tags, ', as the front matter has them')}
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
    ${describe(docFields.kind, `: ${pageKinds.join(', ')}`)}
    kind: String
    ${describe(docFields.sidebar_label)}
    sidebarLabel: String!
    ${describe(docFields.sidebar_position)}
    sidebarPosition: Float
    ${describe(docFields.status)}
    status: [String!]!
  }

  "One blog post, made from one file under content/blog."
  type BlogPost implements Node @dontInfer @childOf(types: ["Mdx"]) {
    ${pageFields}
    ${describe(postFields.date)}
    date: Date! @dateformat
    ${describe(postFields.authors, ', as the front matter has them')}
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
