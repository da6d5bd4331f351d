import './entry-points.css';
import { Link } from '../link';
import { docPages, routes } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';

const pages = [
  { to: docPages.introduction, name: 'Introduction' },
  { to: topicPages.firstSearchApp, name: 'First search app in 5 minutes' },
  { to: docPages.searchApi, name: 'Search API' },
  { to: topicPages.filters, name: 'Filters' },
  { to: docPages.feedingApi, name: 'Feeding API' },
  { to: docPages.errorsAndLimits, name: 'Errors and limits' },
  { to: routes.docs, name: 'All topics' },
  { to: routes.docsTags, name: 'All tags' },
];

/** Frequently visited pages. @param hasPrompt whether to explain how to search: nothing was searched yet */
export function EntryPoints({ title, hasPrompt = false }: { title: string; hasPrompt?: boolean }) {
  return (
    <section className="entry-points">
      <h2>{title}</h2>
      {hasPrompt && <p>Type a word, a parameter, or an error into the search field above.</p>}
      <ul className="links">
        {pages.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
