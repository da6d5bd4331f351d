import './entry-points.css';
import { Link } from '../link';
import { docPages, queryAddress, routes } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import { popularQuestions } from './popular-questions';

const topics = [
  { to: docPages.introduction, name: 'Introduction' },
  { to: topicPages.firstSearchApp, name: 'First search app in 5 minutes' },
  { to: docPages.searchApi, name: 'Search API' },
  { to: topicPages.filters, name: 'Filters' },
  { to: docPages.feedingApi, name: 'Feeding API' },
  { to: docPages.errorsAndLimits, name: 'Errors and limits' },
  { to: routes.docs, name: 'All topics' },
  { to: routes.docsTags, name: 'All tags' },
];

const questions = popularQuestions.map((name) => ({ to: queryAddress(name), name }));

/** Frequently visited pages. Before the first search also: how to search, and frequent questions. */
export function EntryPoints({ title, isStart = false }: { title: string; isStart?: boolean }) {
  return (
    <section className="entry-points">
      <h2>{title}</h2>
      {isStart && <p>Type a word, a parameter, or an error into the search field above.</p>}
      <Links links={topics} />
      {isStart && <h2>Popular questions</h2>}
      {isStart && <Links links={questions} />}
    </section>
  );
}

function Links({ links }: { links: typeof topics }) {
  return (
    <ul className="links">
      {links.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
