/** Pages and posts. */
export const pageTypes = /* GraphQL */ `
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
    "Words and error texts of people who look for this page; only search knows them."
    keywords: [String!]!
    "Questions that the page answers, each with the heading of the answer after a #."
    questions: [String!]!
    "Whether search knows the page; lists name it all the same."
    searched: Boolean!
    "What the page counts in search against others."
    boost: SearchBoost!
    "Compiled body: the tree of the page and everything derived from it."
    content: Content!
  }

  """
  What a page counts in search: less than others, as much, or more.
  """
  enum SearchBoost {
    low
    normal
    high
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
    "What the page does not cover, one line each, shown as a quiet box at its end. Empty when there is nothing to say."
    status: [String!]!
    "Keys of the tags, as written in the front matter."
    tagKeys: [String!]!
    "Tags of the page, in the order of the front matter."
    tags: [Tag!]!
    "Left out of builds, shown in develop."
    draft: Boolean!
    "Built, but in no list, and not for search engines."
    unlisted: Boolean!
    "Words and error texts of people who look for this page; only search knows them."
    keywords: [String!]!
    "Questions that the page answers, each with the heading of the answer after a #."
    questions: [String!]!
    "Whether search knows the page; lists name it all the same."
    searched: Boolean!
    "What the page counts in search against others."
    boost: SearchBoost!
    "Day of the last commit that changed the page; null when history does not tell."
    lastUpdated: Date @dateformat
    "Category that the page is in; none at the top level."
    category: SidebarCategory
    "Compiled body: the tree of the page and everything derived from it."
    content: Content!
    "Faults of the front matter; an author fixes them before the page is built."
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
    "Words and error texts of people who look for this page; only search knows them."
    keywords: [String!]!
    "Questions that the page answers, each with the heading of the answer after a #."
    questions: [String!]!
    "Whether search knows the page; lists name it all the same."
    searched: Boolean!
    "What the page counts in search against others."
    boost: SearchBoost!
    "Compiled body: the tree of the page and everything derived from it."
    content: Content!
    "Faults of the front matter; an author fixes them before the post is built."
    frontMatterFaults: [Fault!]!
    "Line of the file that the body starts at, 1-based."
    bodyLine: Int!
  }
`;
