import { site } from '../site';
import { routes } from './addresses/routes';
import { publisher, type StructuredData } from './structured-data';

/** Data of the home page: the site, its publisher, and its search. */
export function siteData(urlOf: (route: string) => string): StructuredData[] {
  const url = urlOf('/');
  return [
    {
      '@type': 'WebSite',
      name: site.title,
      description: site.description,
      url,
      inLanguage: site.locale,
      publisher,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${urlOf(routes.search)}?query={query}` },
        'query-input': 'required name=query',
      },
    },
    { ...publisher, url, logo: urlOf('/icon-512.png') },
  ];
}
