import './useful-questions.css';
import { queryAddress } from '../../search/client/search-state';
import { Link } from '../link';

/** What readers of such documentation ask most, as searches: the answer is above their results. */
const questions = [
  'How do I get a token in the console?',
  'What do 401 and 403 mean?',
  'How do I send updates and deletes?',
  'How do I run a full feed every night?',
  'How do I combine filters?',
  'How do I configure sort options?',
  'How do I skip the cache for one call?',
  'What is a query profile?',
];

/** Questions to begin with. */
export function UsefulQuestions() {
  return (
    <section className="useful-questions">
      <h2>Popular questions</h2>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <Link to={queryAddress(question)}>{question}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
