import './home-audiences.css';
import { Link } from '../link';
import { docPages, routes } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';

/** Playground with a call that feeds documents into a new search app of the practice tenant. */
const ownDocuments = `${routes.playground}?source=practice&call=bulk&index=mine`;

interface Task {
  name: string;
  to: string;
  text: string;
}

const administrators: Task[] = [
  {
    name: 'Create a search app',
    to: topicPages.firstSearchApp,
    text: 'From an empty console to ten searchable products.',
  },
  {
    name: 'Bring documents in',
    to: topicPages.feeding,
    text: 'What the queue shows, and how to clear an error.',
  },
  {
    name: 'Offer filters',
    to: topicPages.facet,
    text: 'Facets, their types, and their settings.',
  },
  {
    name: 'Decide the order',
    to: topicPages.sort,
    text: 'Sort options and what happens to equal values.',
  },
  {
    name: 'Show variants as one product',
    to: topicPages.variant,
    text: 'Colors and sizes grouped in one hit.',
  },
  {
    name: 'Go live',
    to: topicPages.goLive,
    text: 'A checklist, from documents to alarms and a way back.',
  },
];

const integrators: Task[] = [
  {
    name: 'Search your own documents',
    to: ownDocuments,
    text: 'Paste a few and search them in this browser, without an account.',
  },
  {
    name: 'Feed documents by API',
    to: docPages.feedingApi,
    text: 'Single updates, bulk batches, and full feeds.',
  },
  {
    name: 'Call the search',
    to: docPages.searchApi,
    text: 'Every parameter of GET and POST, with samples in eight languages.',
  },
  {
    name: 'Read the response',
    to: topicPages.searchResponse,
    text: 'Documents, facets, paging, and corrections, field by field.',
  },
  {
    name: 'Filter results',
    to: topicPages.filters,
    text: 'Values, ranges, dates, and nested conditions.',
  },
  {
    name: 'Authenticate',
    to: topicPages.authentication,
    text: 'Which call needs which token.',
  },
  {
    name: 'Troubleshoot',
    to: topicPages.whenSomethingIsWrong,
    text: 'Symptoms with their causes, a check, and a fix.',
  },
];

function Tasks({ title, lead, tasks }: { title: string; lead: string; tasks: Task[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <p>{lead}</p>
      <ul>
        {tasks.map(({ name, to, text }) => (
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
