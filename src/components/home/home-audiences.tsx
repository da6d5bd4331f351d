import './home-audiences.css';
import { Link } from '../link';
import { docPages, routes } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';

/** Playground with a call that feeds documents into a new search app of the practice tenant. */
const ownDocuments = `${routes.playground}?source=practice&call=bulk&index=mine`;

interface Task {
  name: string;
  to: string;
  says: string;
}

const administrators: Task[] = [
  {
    name: 'Create a search app',
    to: topicPages.firstSearchApp,
    says: 'From an empty console to ten searchable products.',
  },
  {
    name: 'Bring documents in',
    to: topicPages.feeding,
    says: 'What the queue shows, and how to clear an error.',
  },
  {
    name: 'Offer filters',
    to: topicPages.facet,
    says: 'Facets, their types, and their settings.',
  },
  {
    name: 'Decide the order',
    to: topicPages.sort,
    says: 'Sort options and what happens to equal values.',
  },
  {
    name: 'Show variants as one product',
    to: topicPages.variant,
    says: 'Colors and sizes grouped in one hit.',
  },
  {
    name: 'Go live',
    to: topicPages.goLive,
    says: 'A checklist, from documents to alarms and a way back.',
  },
];

const integrators: Task[] = [
  {
    name: 'Search your own documents',
    to: ownDocuments,
    says: 'Paste a few and search them in this browser, without an account.',
  },
  {
    name: 'Feed documents by API',
    to: docPages.feedingApi,
    says: 'Single updates, bulk batches, and full feeds.',
  },
  {
    name: 'Call the search',
    to: docPages.searchApi,
    says: 'Every parameter of GET and POST, with samples in eight languages.',
  },
  {
    name: 'Read the response',
    to: topicPages.searchResponse,
    says: 'Documents, facets, paging, and corrections, field by field.',
  },
  {
    name: 'Filter results',
    to: topicPages.filters,
    says: 'Values, ranges, dates, and nested conditions.',
  },
  {
    name: 'Authenticate',
    to: topicPages.authentication,
    says: 'Which call needs which token.',
  },
  {
    name: 'Troubleshoot',
    to: topicPages.whenSomethingIsWrong,
    says: 'Symptoms with their causes, a check, and a fix.',
  },
];

function Tasks({ title, lead, tasks }: { title: string; lead: string; tasks: Task[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <p>{lead}</p>
      <ul>
        {tasks.map(({ name, to, says }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <span>{says}</span>
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
