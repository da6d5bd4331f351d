import { withPrefix } from 'gatsby';
import { feedOfPage } from '../lib/addresses/feed-routes';
import { markdownRoute } from '../lib/addresses/routes';
import { pageTitle } from '../lib/text/page-title';
import { socialImageOf } from '../lib/addresses/social-image';
import { absoluteUrl } from '../lib/addresses/urls';
import { pageData, structuredDataText, type StructuredData } from '../lib/structured-data';
import { site } from '../site';

interface SeoProps {
  title: string;
  description?: string | null;
  /** Route of the page, without prefix. */
  path: string;
  noindex?: boolean;
  type?: 'website' | 'article';
  /** Group of pages that this one belongs to. */
  section?: string | undefined;
  /** Days, tags and authors of an article. */
  article?: ArticleMeta;
  /** Structured data; by default, of a list of pages. Pages with `noindex` have none. */
  data?: readonly StructuredData[];
  /** Whether the page has a Markdown copy. Search results and pages that repeat others have none. */
  hasMarkdown?: boolean;
}

interface ArticleMeta {
  published?: string | null;
  modified?: string | null;
  tags?: readonly string[];
  authors?: readonly string[];
}

/** Metadata of a page in `<head>`. */
export function Seo({
  title,
  description,
  path,
  noindex: isUnlisted,
  type = 'website',
  section,
  article,
  data,
  hasMarkdown = true,
}: SeoProps) {
  const text = description ?? site.description;
  const url = absoluteUrl(path);
  const noindex = isUnlisted || site.preview;
  const feed = feedOfPage(path);
  const image = socialImageOf(path, !noindex);
  const structured = data ?? [pageData('CollectionPage', { title, description: text, url })];
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={text} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={type} />
      {article && <ArticleTags {...article} />}
      {hasMarkdown && (
        <link rel="alternate" type="text/markdown" href={withPrefix(markdownRoute(path))} />
      )}
      {section !== undefined && <meta property="article:section" content={section} />}
      <meta property="og:site_name" content={site.title} />
      {image !== undefined && (
        <>
          <meta property="og:image" content={image} />
          <meta
            property="og:image:alt"
            content={noindex ? site.socialImage.alt : `${title}, ${site.title}`}
          />
        </>
      )}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {feed?.files.map((file) => (
        <link
          key={file.path}
          rel="alternate"
          type={file.type}
          title={`${feed.title} (${file.name})`}
          href={withPrefix(file.path)}
        />
      ))}
      {!noindex && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredDataText(structured) }}
        />
      )}
    </>
  );
}

function ArticleTags({ published, modified, tags = [], authors = [] }: ArticleMeta) {
  return (
    <>
      {published && <meta property="article:published_time" content={published} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      {authors.map((author) => (
        <meta key={author} property="article:author" content={author} />
      ))}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
