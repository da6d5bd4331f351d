import './home.css';
import { graphql, type PageProps } from 'gatsby';
import { HomeAudiences } from '../components/home/home-audiences';
import { HomeSample } from '../components/home/home-sample';
import { LatestPosts } from '../components/home/latest-posts';
import { QueryJourney } from '../components/home/query-journey';
import { SearchOpener } from '../components/search/box/search-opener';
import { Link } from '../components/link';
import { GoOn } from '../components/progress/go-on';
import { Seo } from '../components/seo';
import { treeFromJson } from '../lib/content-tree';
import { absoluteUrl } from '../lib/addresses/urls';
import { siteData } from '../lib/site-data';
import { site } from '../site';
import { docPages } from '../lib/addresses/routes';
import { topicPages } from '../lib/topic-pages';

/** Home page: what QSC is, one request with its response, and links by task. */
export default function HomeTemplate({ data }: PageProps<Queries.HomeTemplateQuery>) {
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
        <HomeSample body={treeFromJson(data.sample)} />
      </div>
      <HomeAudiences />
      <QueryJourney />
      <LatestPosts posts={data.blogPosts} />
    </main>
  );
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
