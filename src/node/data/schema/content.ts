export const contentTypes = /* GraphQL */ `
  "The compiled content of a page."
  type Content {
    "Tree of elements as JSON: texts, or lists of name, props and children."
    tree: JSON!
    "The tree as pages show it, as JSON: an element without interactive parts has its content as a string in the prop html."
    body: JSON!
    "The same for the single page of a group: ids begin with the page's route, and headings are a level lower."
    bodyInGroup: JSON!
    "All headings in order."
    headings: [Heading!]!
    "Headings of levels 2 and 3, for the table of contents."
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
    "All links in the text of the page."
    links: [ContentLink!]!
    "Pictures of the page."
    images: [ContentImage!]!
    "Code blocks and diagrams of the page."
    samples: [CodeSample!]!
    "Errors and warnings of the page."
    faults: [Fault!]!
  }

  "A heading of a page."
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

  "A heading with the text up to the next heading."
  type Section {
    "Anchor on the page; empty before the first heading."
    id: String!
    "Text of the heading; the page's title before the first heading."
    title: String!
    "Level of the heading; 1 before the first one."
    level: Int!
    "Plain text without code samples."
    text: String!
    "Names that the section defines: first cells of the rows of its tables, terms of its definition lists."
    defined: [String!]!
  }

  "Kind of the target of a link."
  enum LinkKind {
    "A section of the same page."
    ANCHOR
    "A page or file of this site."
    INTERNAL
    "Another site."
    EXTERNAL
  }

  "A link in the text of a page."
  type ContentLink {
    "Address as the author wrote it."
    href: String!
    "Route, anchor or address that readers get; null when the link is broken."
    target: String
    "Kind of the target."
    kind: LinkKind!
    "Plain text of the link."
    text: String!
    "Line of the source file; null when an expression made the link."
    line: Int
  }

  "A picture of a page."
  type ContentImage {
    "Address as the author wrote it."
    src: String!
    "Alternative text."
    alt: String!
    "The picture's file; null when it is missing, or no smaller pictures can be made of it."
    imageFile: File
    "Address of the published file, below the path prefix; null where the page wrote it."
    address: String
    "Width in pixels; null when the file is missing."
    width: Int
    "Height in pixels; null when the file is missing."
    height: Int
  }

  "A code block or diagram of a page."
  type CodeSample {
    "Name of the language, one spelling for each; mermaid for diagrams."
    language: String!
    "Title as the author wrote it; empty when there is none."
    title: String!
    "The code as shown, without highlight comments."
    code: String!
    "Whether it is part of a response, in which keys may be missing."
    isShortened: Boolean!
    "Anchor of the section it is in; empty before the first heading."
    section: String!
    "Line of the source file; null when an expression made the sample."
    line: Int
    "Proof of the sample: engine if the engine responded to it in this build, protocol if the checks of the protocol found no fault; null without proof."
    proof: String
  }

  "Numbers of samples of all listed pages, by their proof."
  type SampleProofs {
    "Samples that the engine responded to in this build: calls and their responses."
    engine: Int!
    "Samples without a fault by the checks of the protocol."
    protocol: Int!
    "All other samples and diagrams."
    none: Int!
  }

  "A fault of a file of the content."
  type Fault {
    "error (no build) or warning."
    severity: String!
    "File relative to the site's root."
    file: String!
    "Line, 1-based; null when the fault is about the whole file."
    line: Int
    "Column, 1-based."
    column: Int
    "Description of the fault, with the value found."
    message: String!
    "Allowed values."
    expected: String
    "How to fix it."
    fix: String
  }
`;
