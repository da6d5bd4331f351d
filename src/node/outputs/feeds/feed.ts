import { escapeHtml } from '../../../search/engine/language/highlight';

/** The blog as feeds show it; the three formats are made of this one source. All URLs are full ones. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  /** The blog's first page. */
  url: string;
  /** Where each format is served. */
  self: { rss: string; atom: string; json: string };
  /** Style sheet that browsers show the XML formats with. */
  stylesheet: string;
  icon: string;
  /** Newest change of an item: `2025-03-31T00:00:00Z`. */
  updated: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  /** URL of the post; also its id. */
  url: string;
  title: string;
  summary: string;
  html: string;
  /** Instants in UTC, as `updated` of the feed. */
  published: string;
  updated: string;
  authors: { name: string; url: string }[];
  tags: { key: string; label: string }[];
}

/** A text as content or attribute of XML. */
export const escapeXml = (text: string): string => escapeHtml(withoutControls(text));

/** HTML as content of XML, as it is: shorter than escaped. */
export function cdata(html: string): string {
  return `<![CDATA[${withoutControls(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Without the characters that XML 1.0 has no way to write. */
function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are the characters
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

/** Start of an XML document that browsers show with a style sheet. */
export function xmlHead(stylesheet: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<?xml-stylesheet type="text/css" href="${escapeXml(stylesheet)}"?>\n`;
}
