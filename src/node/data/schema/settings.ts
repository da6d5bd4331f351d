/** Tags, authors, categories, and the fields of other plugins’ types that queries request. */
export const settingsTypes = /* GraphQL */ `
  "A subject that pages and posts carry; declared in content/tags.yml."
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

  "Who writes posts, by role; declared in content/authors.yml."
  type Author implements Node @dontInfer {
    "Name in front matter and routes."
    key: String!
    "Name of the role shown to readers."
    name: String!
    "Work of the role, in one sentence."
    description: String
    "Listed posts of the author, newest first."
    posts: [BlogPost!]!
  }

  "A group of the documentation sidebar: one folder under content/docs, with its _category.yml."
  type SidebarCategory {
    "Folder relative to content/docs."
    key: String!
    "Name shown in the sidebar."
    label: String!
    "One sentence for the category's index page."
    description: String
    "Route of the category's page: its index file, or a generated one."
    path: String!
    "Categories directly inside this one, in sidebar order."
    categories: [SidebarCategory!]!
    "Pages directly inside this category, in sidebar order."
    pages: [DocPage!]!
  }

  "Settings of a folder in its _category.yml."
  type SidebarCategorySettings implements Node @dontInfer {
    "Folder relative to content/docs."
    folder: String!
    "Name shown in the sidebar; the folder's name when absent."
    label: String
    "Place among its siblings."
    position: Float
    "One sentence for the category's index page."
    description: String
    "The folder is no group: its items are in the group around it."
    inline: Boolean!
    "Pages and folders that come first in this category, in this order, relative to the folder."
    include: [String!]!
    "Faults of the file."
    faults: [Fault!]!
  }

  "A settings file of the content: tags.yml or authors.yml."
  type SettingsFile implements Node @dontInfer {
    "File relative to the site's root."
    file: String!
    "Faults of the file."
    faults: [Fault!]!
  }

  type Mdx implements Node @dontInfer {
    "Source without front matter."
    body: String!
    "Front matter as parsed, unchecked; DocPage and BlogPost hold the checked values."
    frontmatter: JSON!
  }
`;
