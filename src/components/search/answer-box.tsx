import { css } from '@emotion/react';
import { useId } from 'react';
import type { Answer } from '../../search/protocol/assistance';
import { Link } from '../link';
import { registerStyles } from '../../theme/style-registry';

const box = css({
  margin: '0 0 8px',
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderLeft: '3px solid var(--accent)',
  borderRadius: 'var(--radius-control)',
  overflowWrap: 'anywhere',
  '& h2': { fontSize: 13, fontWeight: 600, color: 'var(--text-muted)' },
  '& p, & ol, & dl': { margin: '8px 0 0', fontSize: 15, lineHeight: 1.6 },
  '& ol': { paddingLeft: 22 },
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(0, max-content) 1fr', gap: '4px 16px' },
  '& dt': { color: 'var(--text-muted)' },
  '& dd': { margin: 0 },
  '& .from': { fontSize: 13 },
});

/** What one section says, word for word, and where it is. */
export function AnswerBox({ answer }: { answer: Answer }) {
  const id = useId();
  const { title, heading, url, content } = answer;
  const isMissing = content.kind === 'not documented';
  return (
    <section css={box} aria-labelledby={id}>
      <h2 id={id}>{isMissing ? 'Not covered in this documentation' : 'Answer'}</h2>
      <Content content={content} />
      <p className="from">
        From{' '}
        <Link to={url}>
          {title}
          {heading !== undefined && heading !== title && ` › ${heading}`}
        </Link>
      </p>
    </section>
  );
}

function Content({ content }: { content: Answer['content'] }) {
  switch (content.kind) {
    case 'text':
      return <p>{content.text}</p>;
    case 'not documented':
      return <p>{content.note}</p>;
    case 'steps':
      return (
        <ol>
          {content.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      );
    case 'row':
      return (
        <dl>
          {content.cells.map((cell, index) => (
            <Cell key={`${index}-${cell}`} name={content.head[index] ?? ''} cell={cell} />
          ))}
        </dl>
      );
  }
}

function Cell({ name, cell }: { name: string; cell: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{cell}</dd>
    </>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/answer-box.tsx', [box]);
