/**
 * Settings of this site, typed. THIS FILE SHIPS TO THE BROWSER: no secrets, nothing that needs Node.
 * It is also the only place that reads the environment. Names that the browser may see start with `GATSBY_`
 * (Gatsby replaces `process.env.GATSBY_*` by its value when it bundles).
 */

export interface SiteLink {
  label: string;
  /** Absolute route of this site (no path prefix) or a full URL. */
  to: string;
}

export interface SiteConfig {
  title: string;
  /** Name of the publisher. */
  company: string;
  /** Between page title and site title. */
  titleDelimiter: string;
  description: string;
  /** Origin that canonical links, feeds and the sitemap are made with; no slash at the end. */
  siteUrl: string;
  /** Path below the origin when the site does not live at its root, e.g. `/help`; empty at the root. */
  pathPrefix: string;
  locale: 'en';
  /** Title and sentence of the list of posts and of the feeds. */
  blog: { title: string; description: string };
  /** Title and sentence of the feed of releases in the documentation. */
  releases: { title: string; description: string };
  /** Whether pages name pictures for other sites: only where the origin of the site is known. */
  hasSocialImages: boolean;
  /** Whether the documentation is also one file, for reading without the site: in public builds. */
  hasBook: boolean;
  /** Picture that other sites show with a link to this one: a file of static/, and what it shows. */
  socialImage: { path: string; width: number; height: number; alt: string };
  /** Routes below which the documentation and the blog are. */
  prefixes: { docs: string; blog: string };
  /** Main page of the documentation, below its prefix. */
  docsHome: string;
  /** Documentation versions, newest first; the first one is built. */
  docsVersions: readonly { name: string; label: string }[];
  /** Address of the search application, which the navbar links to; `{host}` is the host of the reader. */
  searchApplicationUrl: string;
  /** One sentence above all pages. A new id shows it again to readers who dismissed the last one. */
  announcement: { id: string; text: string; link?: SiteLink } | null;
  /** Web address of the source repository (`https://…/blob/main`); 'Edit this page' shows when set. */
  repositoryUrl: string;
  /** Where 'Was this page helpful?' posts JSON to: `{ page, helpful }`. */
  feedbackEndpoint: string;
  /** Where events of readers are sent to (`src/lib/reader/events.ts`); none are without it. */
  eventsEndpoint: string;
  /** Address that faults of security are reported to, in security.txt: `mailto:…` or `https://…`. */
  securityContact: string;
  footer: { links: readonly SiteLink[]; copyright: string };
  colorMode: {
    defaultMode: 'light' | 'dark';
    /** Hides the switch and forgets a stored choice. */
    disableSwitch: boolean;
    /** Follow the system's color scheme as long as the reader has not chosen. */
    respectPrefersColorScheme: boolean;
  };
  /** Where search and suggest calls go; without addresses the site's own engine responds to them in the browser. */
  search: {
    /** `https://{host}/api/v1/search/suggest/{tenant}/{index}` */
    suggestEndpoint: string;
    /** `https://{host}/api/v1/search/{tenant}/{index}` */
    apiEndpoint: string;
    /** Key under `result` of the responses. */
    resultKey: string;
    /** Added to the query string of both calls, except `q` and `page`. */
    searchParameters: Readonly<Record<string, string>>;
  };
  /** Values of the reader in samples. */
  values: {
    /** Values of a site for one customer, which samples show instead of the reader's values. */
    fixed: { host?: string; tenant?: string };
    /** Whether readers may enter their own values. */
    dialog: boolean;
  };
  /** Assistants that a page can be opened in, by a link that the reader follows: `{page}` is the page as Markdown. */
  assistants: readonly { label: string; address: string }[];
  /** Address of the tools for assistants over HTTP, by the Model Context Protocol; the page about them names it when set. */
  mcpUrl: string;
  /** Whether this is a trial of a change, which search engines leave out. */
  preview: boolean;
  /** Folder of the content, relative to the site's root. */
  contentFolder: string;
}

// CI hands variables over that nobody set as empty texts: an empty one is none.
const host = process.env.GATSBY_COMPANY_HOST || 'www.example.org';

/** Whether an address names a host, not a placeholder for one. */
export function isRealAddress(address: string): boolean {
  return !/[{}]|%7B|%7D/i.test(address);
}

/** `Name=https://host/new?q={page}`, one after the other with spaces between them. */
function assistantsOf(list: string): SiteConfig['assistants'] {
  return list.split(/\s+/).flatMap((entry) => {
    const [, label, address] = /^([^=]+)=(https:\/\/.+)$/.exec(entry) ?? [];
    return label && address ? [{ label, address }] : [];
  });
}

export const site: SiteConfig = {
  title: 'QSC Documentation',
  company: 'QSC',
  titleDelimiter: '|',
  description:
    'Configure, feed, and query QSC, the hosted search platform: guides for administrators and a reference for integrators.',
  siteUrl: process.env.GATSBY_SITE_URL || 'https://docs.example.org',
  pathPrefix: process.env.GATSBY_PATH_PREFIX ?? '',
  locale: 'en',
  blog: {
    title: 'Blog',
    description:
      'How search works and how we build it: relevance, facets, suggestions, feeding, and operations.',
  },
  releases: {
    title: 'What is new in the documentation',
    description: 'What was added to these pages, rewritten, or corrected, one entry per release.',
  },
  hasSocialImages: Boolean(process.env.GATSBY_SITE_URL),
  hasBook: Boolean(process.env.GATSBY_SITE_URL),
  socialImage: {
    path: '/social.png',
    width: 1200,
    height: 630,
    alt: 'QSC Documentation: guides and reference of a search platform',
  },
  prefixes: { docs: '/docs', blog: '/blog' },
  docsHome: 'getStarted/Introduction',
  docsVersions: [{ name: 'current', label: 'Next' }],
  searchApplicationUrl: process.env.GATSBY_SEARCH_APPLICATION_URL || 'https://{host}/console',
  announcement: {
    id: 'executed-examples',
    text: 'Every example on this site runs in your browser.',
    link: { label: 'Try one in the playground', to: '/playground' },
  },
  repositoryUrl: process.env.GATSBY_REPOSITORY_URL ?? '',
  feedbackEndpoint: process.env.GATSBY_FEEDBACK_ENDPOINT ?? '',
  eventsEndpoint: process.env.GATSBY_EVENTS_ENDPOINT ?? '',
  securityContact: process.env.GATSBY_SECURITY_CONTACT ?? '',
  footer: {
    links: [
      { label: 'Company', to: `https://${host}/` },
      { label: 'Privacy policy', to: `https://${host}/privacy` },
      { label: 'Terms', to: `https://${host}/terms` },
    ],
    copyright: 'Copyright © 2025 QSC',
  },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  search: {
    suggestEndpoint: process.env.GATSBY_SEARCH_SUGGEST_ENDPOINT ?? '',
    apiEndpoint: process.env.GATSBY_SEARCH_API_ENDPOINT ?? '',
    resultKey: process.env.GATSBY_SEARCH_RESULT_KEY || 'documentation',
    searchParameters: Object.fromEntries(
      new URLSearchParams(process.env.GATSBY_SEARCH_PARAMETERS ?? ''),
    ),
  },
  values: {
    fixed: {
      ...(process.env.GATSBY_VALUES_HOST && { host: process.env.GATSBY_VALUES_HOST }),
      ...(process.env.GATSBY_VALUES_TENANT && { tenant: process.env.GATSBY_VALUES_TENANT }),
    },
    dialog: process.env.GATSBY_VALUES_DIALOG !== 'off',
  },
  assistants: assistantsOf(process.env.GATSBY_ASSISTANTS ?? ''),
  mcpUrl: process.env.GATSBY_MCP_URL ?? '',
  preview: process.env.GATSBY_PREVIEW === '1',
  contentFolder: 'content',
};

/** Whether a build writes the types of the queries; `npm test` requests it and holds them against the committed ones. */
export const generateTypes = process.env.QSC_GENERATE_TYPES === '1';

/** Whether a build fails when settings are missing that a public site needs. */
export const isStrict = process.env.QSC_STRICT === '1';

/** Whether a build writes source maps beside the scripts, to look for a fault; they are published with the site then. */
export const sourceMaps = process.env.QSC_SOURCE_MAPS === '1';

/** Whether the site is a copy with content of its own, as tests make: pages that code links to need not exist in it. */
export const isFixture = process.env.QSC_FIXTURE === '1';

/** Day that a build is of (`2025-03-31`), in place of today: posts with a later date are left out. */
export const buildDate = process.env.QSC_BUILD_DATE || undefined;

/** Whether this is a build, not `gatsby develop`: drafts and scheduled posts are left out and faults end it. */
export const isProduction = process.env.NODE_ENV === 'production';
