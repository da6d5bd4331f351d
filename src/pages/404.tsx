import { PageHeader } from '../components/docs/page-header';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import { TextPage } from '../components/text-page';
import { site } from '../site';

export default function NotFoundPage() {
  return (
    <TextPage>
      <PageHeader title="Page not found" description="There is no page at this address." />
      <p>
        Start with the <Link to={site.docsHome}>introduction</Link>, look through{' '}
        <Link to="/docs">all topics</Link> or <Link to="/docs/tags">all tags</Link>.
      </p>
    </TextPage>
  );
}

export function Head() {
  return <Seo title="Page not found" path="/404" noindex />;
}
