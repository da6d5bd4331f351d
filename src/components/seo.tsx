import { withPrefix } from 'gatsby';
import { feedFiles } from '../lib/routes';
import { pageTitle } from '../lib/page-title';
import { absoluteUrl } from '../lib/urls';
import { structuredDataText, type StructuredData } from '../lib/structured-data';
import { site } from '../site';

interface SeoProps {
  title: string;
  description?: string | null;
  /** Route of the page, without prefix. */
  path: string;
  noindex?: boolean;
  type?: 'website' | 'article';
  /** What search engines read of the page; nothing on pages that they leave out. */
  data?: readonly StructuredData[];
}

/** What a page says of itself in `<head>`. */
export function Seo({ title, description, path, noindex, type = 'website', data }: SeoProps) {
  const text = description ?? site.description;
  const url = absoluteUrl(path);
  const { socialImage } = site;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={text} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:image" content={absoluteUrl(socialImage.path)} />
      <meta property="og:image:width" content={String(socialImage.width)} />
      <meta property="og:image:height" content={String(socialImage.height)} />
      <meta property="og:image:alt" content={socialImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {/^\/blog(?:\/|$)/.test(path) &&
        feedFiles.map((feed) => (
          <link
            key={feed.path}
            rel="alternate"
            type={feed.type}
            title={`${site.blog.title} (${feed.name})`}
            href={withPrefix(feed.path)}
          />
        ))}
      {data && !noindex && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredDataText(data) }}
        />
      )}
    </>
  );
}
