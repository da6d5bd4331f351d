import './reader-starts.css';
import { docPages, routes } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import { Link } from '../link';

const readers = [
  {
    title: 'I run a search',
    text: 'You configure search apps in the console.',
    pages: [
      ['Build a search app', topicPages.firstSearchApp],
      ['Bring documents in', topicPages.feeding],
      ['Go live', topicPages.goLive],
    ],
  },
  {
    title: 'I build with it',
    text: 'You call the APIs from a shop, a site, or a feed.',
    pages: [
      ['Call the search', docPages.searchApi],
      ['Feed documents by API', docPages.feedingApi],
      ['Try a request in the playground', routes.playground],
    ],
  },
  {
    title: 'I have an error',
    text: 'A call fails, or the results are not what you expect.',
    pages: [
      ['Troubleshoot', topicPages.whenSomethingIsWrong],
      ['Errors and limits', docPages.errorsAndLimits],
      ['Authenticate a call', topicPages.authentication],
    ],
  },
] as const;

/** Where to start, for each kind of reader. */
export function ReaderStarts() {
  return (
    <div className="reader-starts" data-markdown-ignore="">
      {readers.map(({ title, text, pages }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul className="links">
            {pages.map(([label, to]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
