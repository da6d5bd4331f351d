import './docs-index.css';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BookSize } from '../components/docs/page/book-size';
import { CategoryCards } from '../components/docs/page/category-cards';
import { DocsLayout } from '../components/docs/frame/docs-layout';
import { PageHeader } from '../components/docs/page/page-header';
import { Link } from '../components/link';
import { ReaderStarts } from '../components/home/reader-starts';
import { Seo } from '../components/seo';
import { listDescription } from '../lib/text/list-description';
import { listTitles } from '../lib/text/list-titles';
import { routes } from '../lib/addresses/routes';
import { site } from '../site';

const { title, description } = listTitles.docs;

/** Generated index of the documentation: all groups as cards with their pages. */
export default function DocsIndexTemplate({ data }: PageProps<Queries.DocsIndexTemplateQuery>) {
  const { engine, protocol, none } = data.sampleProofs;
  return (
    <DocsLayout isWide>
      <PageHeader title={title} description={description} />
      <ReaderStarts />
      <CategoryCards categories={data.docsCategories} />
      {site.hasBook && (
        <p className="docs-index" data-markdown-ignore="">
          <Link to={routes.book}>All pages as EPUB</Link>
          <BookSize />, for reading offline
        </p>
      )}
      <p className="docs-index" data-markdown-ignore="">
        The pages have {engine + protocol + none} code samples and diagrams. The engine answers{' '}
        {engine} of them in this build, and {protocol} are checked against the protocol. The header
        of each sample shows which.
      </p>
    </DocsLayout>
  );
}

export function Head({ data }: HeadProps<Queries.DocsIndexTemplateQuery>) {
  const labels = data.docsCategories.map(({ label }) => label);
  return (
    <Seo title={title} description={listDescription(description, labels)} path={routes.docs} />
  );
}

export const query = graphql`
  query DocsIndexTemplate {
    docsCategories {
      ...CategoryCard
    }
    sampleProofs {
      engine
      protocol
      none
    }
  }
`;
