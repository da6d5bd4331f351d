import './useful-questions.css';
import { queryAddress } from '../../lib/addresses/routes';
import { Link } from '../link';
import { popularQuestions } from './popular-questions';

/** Popular questions as links to their searches. */
export function UsefulQuestions() {
  return (
    <section className="useful-questions">
      <h2>Popular questions</h2>
      <ul className="links">
        {popularQuestions.map((question) => (
          <li key={question}>
            <Link to={queryAddress(question)}>{question}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
