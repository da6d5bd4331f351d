import { css } from '@emotion/react';
import { queryAddress } from '../../search/client/search-state';
import { Link } from '../link';
import { registerStyles } from '../../theme/style-registry';

const block = css({
  marginTop: 32,
  '& h2': { fontSize: 18, lineHeight: 1.35, fontWeight: 650 },
  '& ul': { margin: '12px 0 0', padding: 0, listStyle: 'none' },
  '& li a': { display: 'inline-block', padding: '4px 0' },
});

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
    <section css={block}>
      <h2>Questions that these pages answer</h2>
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

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/useful-questions.tsx', [block]);
