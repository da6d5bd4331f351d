import { absoluteUrl } from '../../lib/addresses/urls';
import { escapeAttribute as text } from '../../lib/text/escape-html';
import { THEME_COLORS } from '../../lib/theme-colors';
import { site } from '../../site';
import { routes } from '../../lib/addresses/routes';

/** Icons in `static`, drawn of its `favicon.svg` on the background of the light mode; a maskable one is cut to shapes. */
const icons = [
  { src: 'icon-192.png', sizes: '192x192' },
  { src: 'icon-512.png', sizes: '512x512' },
  { src: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

/** Web app manifest: name, colors, and icons of the installed site. */
export function webManifest(pathPrefix: string): string {
  const manifest = {
    name: site.title,
    short_name: site.company,
    description: site.description,
    lang: site.locale,
    start_url: `${pathPrefix}/`,
    scope: `${pathPrefix}/`,
    display: 'browser',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: icons.map(({ src, sizes, ...purpose }) => {
      return { src: `${pathPrefix}/${src}`, sizes, type: 'image/png', ...purpose };
    }),
  };
  return `${JSON.stringify(manifest)}\n`;
}

/** Description of the site's search, with which a browser offers it in its address bar. */
export function openSearchDescription(pathPrefix: string): string {
  const search = text(`${absoluteUrl(routes.search, pathPrefix)}?query=`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${text(`${site.company} Docs`.slice(0, 16))}</ShortName>
  <LongName>${text(site.title.slice(0, 48).trim())}</LongName>
  <Description>${text(site.description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${text(absoluteUrl('/favicon.ico', pathPrefix))}</Image>
  <Url type="text/html" method="get" template="${search}{searchTerms}"/>
</OpenSearchDescription>
`;
}

/** `security.txt` (RFC 9116), which is not valid without a contact. @param day of the build, `2025-03-31` */
export function securityText(contact: string, day: string, pathPrefix: string): string | undefined {
  if (contact === '') return undefined;
  const end = new Date(`${day}T00:00:00.000Z`);
  end.setUTCDate(end.getUTCDate() + 365);
  return `Contact: ${contact}
Expires: ${end.toISOString()}
Preferred-Languages: ${site.locale}
Canonical: ${absoluteUrl('/.well-known/security.txt', pathPrefix)}
`;
}
