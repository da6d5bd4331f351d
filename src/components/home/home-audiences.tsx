import './home-audiences.css';
import { Link } from '../link';
import { docPages, routes } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';

/** Playground with a call that feeds documents into a new search app of the practice tenant. */
const ownDocuments = `${routes.playground}?source=practice&call=bulk&index=mine`;

type Task = readonly [name: string, to: string, text: string];

const administrators: readonly Task[] = [
  [
    'Create a search app',
    topicPages.firstSearchApp,
    'From an empty console to ten searchable products.',
  ],
  ['Bring documents in', topicPages.feeding, 'What the queue shows, and how to clear an error.'],
  ['Offer filters', topicPages.facet, 'Facets, their types, and their settings.'],
  ['Decide the order', topicPages.sort, 'Sort options and what happens to equal values.'],
  ['Show variants as one product', topicPages.variant, 'Colors and sizes grouped in one hit.'],
  ['Go live', topicPages.goLive, 'A checklist, from documents to alarms and rollback.'],
];

const integrators: readonly Task[] = [
  [
    'Search your own documents',
    ownDocuments,
    'Paste a few and search them in this browser, without an account.',
  ],
  ['Feed documents by API', docPages.feedingApi, 'Single updates, bulk batches, and full feeds.'],
  [
    'Call the search',
    docPages.searchApi,
    'Every parameter of GET and POST, with samples in eight languages.',
  ],
  [
    'Read the response',
    topicPages.searchResponse,
    'Documents, facets, paging, and corrections, field by field.',
  ],
  ['Filter results', topicPages.filters, 'Values, ranges, dates, and nested conditions.'],
  ['Authenticate', topicPages.authentication, 'Which call needs which token.'],
  [
    'Troubleshoot',
    topicPages.whenSomethingIsWrong,
    'Symptoms with their causes, a check, and a fix.',
  ],
];

function Tasks({ title, lead, tasks }: { title: string; lead: string; tasks: readonly Task[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <p>{lead}</p>
      <ul>
        {tasks.map(([name, to, text]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links by audience and task. */
export function HomeAudiences() {
  return (
    <section className="home-audiences">
      <Tasks
        title="Run it"
        lead="For administrators, who configure a search in the console."
        tasks={administrators}
      />
      <Tasks
        title="Build with it"
        lead="For integrators, who call the APIs from a shop, a site, or a feed."
        tasks={integrators}
      />
    </section>
  );
}
