import { withPrefix } from 'gatsby';
import { site } from '../site';
import { pageTitle } from '../lib/page-title';

interface SeoProps {
  title: string;
  description?: string | null;
  /** Route of the page, without prefix. */
  path: string;
  noindex?: boolean;
}

/** What a page says of itself in `<head>`. */
export function Seo({ title, description, path, noindex }: SeoProps) {
  const text = description ?? site.description;
  const url = `${site.siteUrl}${withPrefix(path)}`;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={text} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.title} />
      <meta name="twitter:card" content="summary" />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
    </>
  );
}
