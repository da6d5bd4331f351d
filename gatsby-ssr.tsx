import { withPrefix, type GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PLACEHOLDER_ATTRIBUTE } from './src/lib/placeholders/attributes';
import { routes } from './src/lib/addresses/routes';
import { THEME_COLORS } from './src/lib/theme-colors';
import { site } from './src/site';
import { PageFrame, type PageContext, type PostContents } from './src/app/page-frame';
import { StaticPreviews } from './src/app/static-previews';
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
    context={props.pageContext as PageContext}
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

/** Renders the previews of examples, which browsers render only on demand, and without attributes that the policy forbids. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setPreBodyComponents,
}) => {
  const html = renderToString(<StaticPreviews>{bodyComponent}</StaticPreviews>);
  if (VALUES_LOADER !== '' && html.includes(`<var ${PLACEHOLDER_ATTRIBUTE}=`))
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

/** Gatsby writes the styles of a template before those of all pages, which they refine. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isOfTemplate = (component: ReactNode) =>
    isValidElement<{ 'data-href'?: string }>(component) &&
    component.props['data-href']?.includes('/component---') === true;
  const components = getHeadComponents();
  replaceHeadComponents([
    ...components.filter((component) => !isOfTemplate(component)),
    ...components.filter(isOfTemplate),
  ]);
};
