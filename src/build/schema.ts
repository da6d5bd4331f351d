import type { GatsbyNode } from 'gatsby';

/**
 * The data layer as authors see it in GraphiQL. Every type and field says what it holds; nothing is inferred.
 * Resolvers that compute are in `resolvers.ts`.
 */
const typeDefs = /* GraphQL */ `
  """
  A page written by an author: a documentation page or a blog post.
  """
  interface ContentPage implements Node {
    "Name of the node in the data layer."
    id: ID!
    "Route of the page, without a trailing slash."
    path: String!
    "Source file relative to the site's root."
    file: String!
    "Heading and title of the page."
    title: String!
    "One sentence: what the reader can do after reading."
    description: String
    "Subjects of the page."
    tags: [Tag!]!
    "Left out of builds, shown in develop."
    draft: Boolean!
    "Built, but in no list, and not for search engines."
    unlisted: Boolean!
    "Compiled body: the tree of the page and everything derived from it."
    content: Content!
  }

  """
  One documentation page, made from one file under content/docs.
  """
  type DocPage implements Node & ContentPage @dontInfer {
    "Route of the page, without a trailing slash."
    path: String!
    "Source file relative to the site's root."
    file: String!
    "Heading and title of the page."
    title: String!
    "One sentence: what the reader can do after reading."
    description: String
    "What the page is for: tutorial, how-to, reference or concept."
    kind: String
    "Text of the page's entry in the sidebar: sidebar_label or the title."
    sidebarLabel: String!
    "Place among its siblings in the sidebar; pages without one follow in order of their label."
    sidebarPosition: Float
    "What the page does not cover yet, shown as a quiet note."
    status: String
    "Keys of the tags, as written in the front matter."
    tagKeys: [String!]!
    "Tags of the page, in the order of the front matter."
    tags: [Tag!]!
    "Left out of builds, shown in develop."
    draft: Boolean!
    "Built, but in no list, and not for search engines."
    unlisted: Boolean!
    "Day of the last commit that changed the page; null when history does not tell."
    lastUpdated: Date @dateformat
    "Category that the page stands in; none at the top level."
    category: SidebarCategory
    "Compiled body: the tree of the page and everything derived from it."
    content: Content!
    "Faults of the front matter; an author mends them before the page is built."
    frontMatterFaults: [Fault!]!
    "Line of the file that the body starts at, 1-based."
    bodyLine: Int!
  }

  """
  One blog post, made from one file under content/blog.
  """
  type BlogPost implements Node & ContentPage @dontInfer {
    "Route of the post, without a trailing slash."
    path: String!
    "Source file relative to the site's root."
    file: String!
    "Heading and title of the page."
    title: String!
    "One sentence for lists and search engines."
    description: String
    "Day of publication, from the front matter."
    date: Date! @dateformat
    "Keys of the tags, as written in the front matter."
    tagKeys: [String!]!
    "Tags of the post, in the order of the front matter."
    tags: [Tag!]!
    "Keys of the authors, as written in the front matter."
    authorKeys: [String!]!
    "Authors of the post, in the order of the front matter."
    authors: [Author!]!
    "What lists show: the text before the truncate marker, else the description, else the start of the text."
    excerpt: String!
    "Day of publication is after the day of the build: left out of builds until then, shown in develop."
    scheduled: Boolean!
    "Day of the last commit that changed the post; null when history does not tell."
    lastUpdated: Date @dateformat
    "Listed posts whose text is nearest to this one's, nearest first, at most three."
    related: [BlogPost!]!
    "Left out of builds, shown in develop."
    draft: Boolean!
    "Built, but in no list, and not for search engines."
    unlisted: Boolean!
    "Compiled body: the tree of the page and everything derived from it."
    content: Content!
    "Faults of the front matter; an author mends them before the post is built."
    frontMatterFaults: [Fault!]!
    "Line of the file that the body starts at, 1-based."
    bodyLine: Int!
  }

  """
  A subject that pages and posts carry; declared in content/tags.yml.
  """
  type Tag implements Node @dontInfer {
    "Name in front matter and routes."
    key: String!
    "Name shown to readers."
    label: String!
    "One sentence about the subject."
    description: String
    "Listed documentation pages with the tag, by title."
    docs: [DocPage!]!
    "Listed posts with the tag, newest first."
    posts: [BlogPost!]!
  }

  """
  Who writes posts, by role; declared in content/authors.yml.
  """
  type Author implements Node @dontInfer {
    "Name in front matter and routes."
    key: String!
    "Name of the role shown to readers."
    name: String!
    "What the role works on, in one sentence."
    description: String
    "Listed posts of the author, newest first."
    posts: [BlogPost!]!
  }

  """
  A group of the documentation sidebar: one folder under content/docs, with its _category.yml.
  """
  type SidebarCategory implements Node @dontInfer {
    "Folder relative to content/docs."
    key: String!
    "Name shown in the sidebar."
    label: String!
    "One sentence for the category's index page."
    description: String
    "Route of the category's page: its index file, or a generated one."
    path: String!
    "Own page of the category, when its folder has an index file."
    page: DocPage
    "Category around this one; none at the top level."
    parentCategory: SidebarCategory
    "Categories directly inside this one, in sidebar order."
    categories: [SidebarCategory!]!
    "Pages directly inside this category, in sidebar order."
    pages: [DocPage!]!
  }

  """
  What _category.yml says of a folder.
  """
  type SidebarCategorySettings implements Node @dontInfer {
    "Folder relative to content/docs."
    folder: String!
    "Name shown in the sidebar; the folder's name when absent."
    label: String
    "Place among its siblings."
    position: Float
    "One sentence for the category's index page."
    description: String
    "The folder is no group: what it holds stands in the group around it."
    inline: Boolean!
    "Files of other folders that stand in this category, relative to the folder."
    include: [String!]!
    "Faults of the file."
    faults: [Fault!]!
  }

  """
  A settings file of the content: tags.yml or authors.yml.
  """
  type SettingsFile implements Node @dontInfer {
    "File relative to the site's root."
    file: String!
    "Faults of the file."
    faults: [Fault!]!
  }

  """
  What one pass over a page's source gives.
  """
  type Content {
    "Tree of elements as JSON: texts, or lists of name, props and children."
    tree: JSON!
    "The tree as pages show it, as JSON: what is HTML alone is a string of HTML in the prop html."
    body: JSON!
    "All headings in order."
    headings: [Heading!]!
    "Headings of levels 2 and 3, for the contents list."
    toc: [Heading!]!
    "The page cut at its headings."
    sections: [Section!]!
    "Plain text without code samples."
    text: String!
    "Start of the text, at most 200 characters."
    excerpt: String!
    "Number of words of the text."
    words: Int!
    "Minutes to read, at 220 words a minute, at least 1."
    readingTime: Int!
    "All links out of the page's text."
    links: [ContentLink!]!
    "Pictures of the page."
    images: [ContentImage!]!
    "Code blocks and diagrams of the page."
    samples: [CodeSample!]!
    "Everything that is wrong with the page: errors and warnings."
    faults: [Fault!]!
  }

  """
  A heading of a page.
  """
  type Heading {
    "Anchor on the page."
    id: String!
    "1 to 6."
    level: Int!
    "Plain text."
    text: String!
    "Inline content as a tree, without links: code stays code."
    inline: JSON!
  }

  """
  A heading with the text up to the next heading.
  """
  type Section {
    "Anchor on the page; empty before the first heading."
    id: String!
    "Text of the heading; the page's title before the first heading."
    title: String!
    "Level of the heading; 1 before the first one."
    level: Int!
    "Plain text without code samples."
    text: String!
    "Page that the section is part of."
    page: ContentPage!
  }

  """
  Where a link leads.
  """
  enum LinkKind {
    "A place on the same page."
    ANCHOR
    "A page or file of this site."
    INTERNAL
    "Another site."
    EXTERNAL
  }

  """
  A link in the text of a page.
  """
  type ContentLink {
    "Address as the author wrote it."
    href: String!
    "Route, anchor or address that readers get; null when the link is broken."
    target: String
    "Where the link leads."
    kind: LinkKind!
    "Plain text of the link."
    text: String!
    "Line of the source file; null when an expression made the link."
    line: Int
    "Page that holds the link."
    page: ContentPage!
  }

  """
  A picture of a page.
  """
  type ContentImage {
    "Address as the author wrote it."
    src: String!
    "What the picture shows, for those who don't see it."
    alt: String!
    "The picture's file; null when it is missing."
    imageFile: File
    "Width in pixels; null when the file is missing."
    width: Int
    "Height in pixels; null when the file is missing."
    height: Int
    "Page that shows the picture."
    page: ContentPage!
  }

  """
  A code block or diagram of a page.
  """
  type CodeSample {
    "Name of the language, one spelling for each; mermaid for diagrams."
    language: String!
    "Title as the author wrote it; empty when there is none."
    title: String!
    "The code as shown, without highlight comments."
    code: String!
    "Anchor of the section it stands in; empty before the first heading."
    section: String!
    "Line of the source file; null when an expression made the sample."
    line: Int
    "Page that shows the sample."
    page: ContentPage!
  }

  """
  Something that is wrong with a file of the content.
  """
  type Fault {
    "error (no build) or warning."
    severity: String!
    "File relative to the site's root."
    file: String!
    "Line, 1-based; null when the fault is about the whole file."
    line: Int
    "Column, 1-based."
    column: Int
    "What is wrong and what was found."
    message: String!
    "What is allowed."
    expected: String
    "How to mend it."
    fix: String
  }

  """
  A product of the sample shop that the documentation's requests search, made from content/demo/products.json.
  """
  type DemoProduct implements Node @dontInfer {
    "Id of the product, such as p-1001."
    productId: String!
    "Place in the file, from 1 on; the samples of the documentation use the first ten."
    position: Int!
    "Name, unique."
    title: String!
    "One or two sentences."
    description: String!
    "Maker."
    brand: String!
    "Path of groups, from the top down."
    category: [String!]!
    "EUR, of the whole pack."
    price: Float!
    "Sales units; 0 is out of stock."
    stock: Int!
    "Main color."
    color: String!
    "Address in the shop."
    url: String!
    "Day of the last change of the data."
    updated: Date! @dateformat
    "Day of the start of sale."
    released: Date! @dateformat
    "Day of the last sale."
    lastPurchased: Date @dateformat
    "First day of a promotion; the filter f.promotion.dateRangeInPeriod reads both days."
    startPromotion: Date @dateformat
    "Last day of the promotion."
    endPromotion: Date @dateformat
    "V: 12, 18 and 36 are battery tools, 230 is mains."
    voltage: Int
    "W, rated input."
    power: Int
    "kg, with the supplied battery."
    weight: Float
    "mm: over all, or of the working part."
    length: Float
    "mm."
    diameter: Float
    "Of the working part or the body."
    material: String
    "Pieces."
    packSize: Int
    "1 to 5, one decimal."
    rating: Float
    "The family of products that differ in color or attributes, the product itself first; empty without one."
    variants: [DemoProductVariant!]!
  }

  "One of a family of products; attributes as in DemoProduct."
  type DemoProductVariant {
    "Id of the variant, such as p-1001-green."
    productId: String!
    "Name."
    title: String!
    "EUR, of the whole pack."
    price: Float!
    "Sales units."
    stock: Int!
    "Main color."
    color: String
    "V."
    voltage: Int
    "W."
    power: Int
    "kg."
    weight: Float
    "mm."
    length: Float
    "mm."
    diameter: Float
    "Of the working part or the body."
    material: String
    "Pieces."
    packSize: Int
  }

  type Mdx implements Node {
    "Source without front matter."
    body: String!
    "Front matter as parsed, unchecked; DocPage and BlogPost hold the checked values."
    frontmatter: JSON!
  }

  type Site implements Node {
    "Settings of src/site.ts that queries may ask for."
    siteMetadata: SiteSiteMetadata!
  }

  type SiteSiteMetadata {
    "Name of the site."
    title: String!
    "One sentence about the site."
    description: String!
    "Origin of the site, without a slash at its end."
    siteUrl: String!
  }
`;

/** Declares the types. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};
