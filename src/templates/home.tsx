import './home.css';
import { graphql, type PageProps } from 'gatsby';
import { LatestPosts } from '../components/home/latest-posts';
import { renderTree } from '../components/content/render-tree';
import { SearchOpener } from '../components/search/box/search-opener';
import { Link } from '../components/link';
import { GoOn } from '../components/progress/go-on';
import { Seo } from '../components/seo';
import { elementParts, treeFromJson, type TreeNode } from '../lib/content-tree';
import { absoluteUrl } from '../lib/addresses/urls';
import { siteData } from '../lib/site-data';
import { site } from '../site';
import { docPages } from '../lib/addresses/routes';
import { topicPages } from '../lib/topic-pages';

/** Home page: what QSC is, and the sections of content/home.mdx. The first one is beside the statement. */
export default function HomeTemplate({ data }: PageProps<Queries.HomeTemplateQuery>) {
  const [sample = [], ...sections] = sectionsOf(treeFromJson(data.sample));
  return (
    <main id="main" tabIndex={-1} className="home-page">
      <div className="hero">
        <div>
          <h1>Hosted search that your team controls</h1>
          <p className="lead">
            QSC makes the products and texts of your shop or site easy to find. Administrators set
            up ranking and filters in a console. Integrators feed documents and send queries over
            HTTP.
          </p>
          <SearchOpener label="What do you want to do?" className="statement-search" />
          <p className="ways">
            <Link to={docPages.introduction} className="button">
              Read the introduction
            </Link>
            <Link to={topicPages.firstSearchApp} className="outline-button">
              Build an app, no account needed
            </Link>
            <GoOn path="/" />
          </p>
        </div>
        <section className="sample content">{renderTree(sample)}</section>
      </div>
      <div className="sections">
        {sections.map((section, index) => (
          <section key={index} className="content">
            {renderTree(section)}
          </section>
        ))}
      </div>
      <LatestPosts posts={data.blogPosts} />
    </main>
  );
}

/** Parts of a page that begin with its headings. */
function sectionsOf(tree: readonly TreeNode[]): TreeNode[][] {
  const sections: TreeNode[][] = [];
  for (const node of tree) {
    const isHeading =
      typeof node !== 'string' && elementParts(node).props['className'] === 'heading';
    if (isHeading || sections.length === 0) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

export function Head() {
  return <Seo title={site.title} path="/" data={siteData(absoluteUrl)} />;
}

export const query = graphql`
  query HomeTemplate($limit: Int!) {
    sample: homeSample
    blogPosts(limit: $limit) {
      ...PostListEntry
    }
  }
`;
