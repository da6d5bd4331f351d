import { css } from '@emotion/react';
import { HomeAudiences } from '../components/home/home-audiences';
import { HomeSample } from '../components/home/home-sample';
import { LatestPosts } from '../components/home/latest-posts';
import { QueryJourney } from '../components/home/query-journey';
import { SearchOpener } from '../components/search/box/search-opener';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import { absoluteUrl } from '../lib/urls';
import { siteData } from '../lib/structured-data';
import { site } from '../site';
import { docPages } from '../lib/routes';
import { registerStyles } from '../theme/style-registry';

const page = css({
  maxWidth: 1320,
  margin: '0 auto',
  padding: '56px 40px 0',
  outline: 'none',
  '& h1': {
    maxWidth: '22ch',
    fontSize: 38,
    lineHeight: 1.15,
    fontWeight: 700,
    letterSpacing: '-0.025em',
  },
  '& .lead': {
    maxWidth: '60ch',
    margin: '16px 0 0',
    fontSize: 18,
    lineHeight: 1.6,
    color: 'var(--text-secondary)',
  },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 12, margin: '24px 0 0' },
  '& .ways a': { padding: '8px 14px', fontSize: 15 },
  '& section': { marginTop: 72 },
  '& section > h2, & .idea > h2': {
    fontSize: 24,
    lineHeight: 1.3,
    fontWeight: 670,
    letterSpacing: '-0.015em',
  },
  '& .latest': { marginTop: 16 },
  '@media (min-width: 997px)': {
    '& .latest li': { gridTemplateColumns: '140px minmax(0, 1fr) 440px' },
    '& .latest .post-figure': { gridColumn: 3, marginTop: 0 },
  },
  // The text before the live sample, beside it in wide windows.
  '& .hero': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    gap: '16px 56px',
  },
  '& .hero > *, & .hero .idea, & .hero .content > *': { gridColumn: 1, margin: 0 },
  '& .hero > .sample, & .hero .content': { display: 'contents' },
  '& .hero .search-example': { gridColumn: 2, gridRow: '1 / span 4', minWidth: 0 },
  '& .hero .idea': { marginTop: 32 },
  '& section > p, & .idea > p': {
    maxWidth: '68ch',
    margin: '8px 0 0',
    color: 'var(--text-secondary)',
  },
  '@media (max-width: 996px)': {
    padding: '40px 20px 0',
    '& h1': { fontSize: 30 },
    '& section': { marginTop: 56 },
    // The bar has a button of the same kind.
    '& .statement-search': { display: 'none' },
    '& .hero': { display: 'block' },
    '& .hero .content': { display: 'block', marginTop: 20 },
    '& .hero .content > * + *': { marginTop: 16 },
  },
});

/** Start of the site: what QSC is, one request with its response, the ways in by task. */
export default function HomePage() {
  return (
    <main id="main" tabIndex={-1} css={page}>
      <div className="hero">
        <div>
          <h1>Send documents, get a search you control</h1>
          <p className="lead">
            QSC is a hosted search platform. Your system feeds it documents, your front end sends it
            queries over HTTP, and your team decides in a console what is found, in which order, and
            with which filters.
          </p>
          <SearchOpener label="What do you want to do?" className="statement-search" />
          <p className="ways">
            <Link to={docPages.introduction} className="button">
              Read the introduction
            </Link>
            <Link to={docPages.firstSearchApp} className="outline-button">
              Build an app, no account needed
            </Link>
          </p>
        </div>
        <HomeSample />
      </div>
      <HomeAudiences />
      <QueryJourney />
      <LatestPosts />
    </main>
  );
}

export function Head() {
  return <Seo title={site.title} path="/" data={siteData(absoluteUrl)} />;
}

if (process.env.BUILD_STAGE === 'build-html') registerStyles('pages/index.tsx', [page]);
