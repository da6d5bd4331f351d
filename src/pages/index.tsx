import { PageHeader } from '../components/docs/page-header';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import { TextPage } from '../components/text-page';
import { site } from '../site';

export default function HomePage() {
  return (
    <TextPage>
      <PageHeader title={site.title} description={site.description} />
      <ul>
        <li>
          <Link to={site.docsHome}>Introduction</Link>
        </li>
        <li>
          <Link to="/docs">All topics</Link>
        </li>
        <li>
          <Link to="/docs/tags">All tags</Link>
        </li>
      </ul>
    </TextPage>
  );
}

export function Head() {
  return <Seo title={site.title} path="/" />;
}
