import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { withPrefix, type GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { PLACE_ATTRIBUTE } from './src/lib/placeholders/attributes';
import { routes } from './src/lib/routes';
import { THEME_COLORS } from './src/lib/theme-colors';
import { pageStyles } from './src/app/page-styles';
import createStyleCache, { SERVER_STYLES } from './src/app/style-cache';
import { site } from './src/site';
import { PageFrame, type PostContents } from './src/app/page-frame';
import { StaticPreviews } from './src/app/static-previews';
import './src/app/shared-style-modules';
import './src/theme/tokens.css';
import './src/theme/base.css';
import './src/theme/content.css';
import './src/theme/diagram.css';
import './src/theme/print.css';
import './src/theme/forced-colors.css';

/** Defined in `src/node/gatsby/inline-script.ts`. */
declare const INLINE_SCRIPT: string;
declare const VALUES_LOADER: string;
declare const STYLE_SHEETS: string;

// Gatsby renders pages again when this file changes, which a style sheet alone does not do.
void STYLE_SHEETS;

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageFrame
    pathname={props.location.pathname}
    search={props.location.search ?? ''}
    area={(props.pageContext as { area?: unknown }).area}
    post={(props.data as { blogPost?: PostContents } | undefined)?.blogPost}
  >
    {element}
  </PageFrame>
);

/**
 * Without the style attributes of Gatsby's elements; base.css has the same rules, so that the policy of the site needs no
 * exception. Only the last element is searched with a pattern, since that copies what it looks at.
 */
function withoutGatsbyStyles(html: string): string {
  const last = html.lastIndexOf('<div id="gatsby-announcer"');
  const at = last < 0 ? html.length : last;
  const page = html
    .slice(0, at)
    .replace('<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"', (element) =>
      element.replace(' style="outline:none"', ''),
    );
  return page + html.slice(at).replace(/ style="[^"]*"/, '');
}

/** Renders with an Emotion cache of its own, so that the styles go into `<head>` and not between elements. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  const cache = createStyleCache();
  const server = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticPreviews>{bodyComponent}</StaticPreviews>
    </CacheProvider>,
  );
  const { styles } = server.extractCriticalToChunks(html);
  setHeadComponents(
    styles
      .flatMap(pageStyles)
      .map(({ ids, css }) => (
        <style
          key={ids.join('-')}
          {...{ [SERVER_STYLES]: ids.join(' ') }}
          dangerouslySetInnerHTML={{ __html: css }}
        />
      )),
  );
  if (VALUES_LOADER !== '' && html.includes(`<var ${PLACE_ATTRIBUTE}=`))
    setPreBodyComponents([
      <script
        key="values"
        data-src={withPrefix(routes.valuesScript)}
        dangerouslySetInnerHTML={{ __html: VALUES_LOADER }}
      />,
    ]);
  replaceBodyHTMLString(withoutGatsbyStyles(html));
};

/** A variable, since the type of attributes knows no data attributes in literals. */
const htmlAttributes = { lang: site.locale, 'data-theme': site.colorMode.defaultMode };

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHtmlAttributes(htmlAttributes);
  setHeadComponents([
    <meta
      key="theme-color"
      name="theme-color"
      content={THEME_COLORS[site.colorMode.defaultMode]}
    />,
    <link key="ico" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix('/favicon.svg')} />,
    <link key="touch" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
    <link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} />,
    <link
      key="search"
      rel="search"
      type="application/opensearchdescription+xml"
      title={site.title}
      href={withPrefix('/opensearch.xml')}
    />,
  ]);
  // First in the body: it runs before anything is painted.
  setPreBodyComponents([
    <script key="pre-paint" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
  ]);
};
