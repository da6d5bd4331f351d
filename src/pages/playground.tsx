import type { PageProps } from 'gatsby';
import { Playground } from '../components/playground/playground';
import { Seo } from '../components/seo';
import { routes } from '../lib/routes';
import { pageData } from '../lib/structured-data';
import { absoluteUrl } from '../lib/urls';

const description =
  'Try the search API in the browser: build a request as a form, copy it as URL, curl, JavaScript, or Java, and see the response as JSON and as hits.';

/** Console for the search API. The address holds the request. */
export default function PlaygroundPage({ location }: PageProps) {
  return <Playground search={location.search ?? ''} />;
}

export function Head() {
  return (
    <Seo
      title="Playground"
      description={description}
      path={routes.playground}
      data={[
        pageData('WebPage', {
          title: 'Playground',
          description,
          url: absoluteUrl(routes.playground),
        }),
      ]}
    />
  );
}
