import './answer-box.css';
import { Fragment, useId } from 'react';
import { sendEvent } from '../../lib/reader/events';
import type { Answer } from '../../search/protocol/assistance';
import { Link } from '../link';

/** A literal quote from one section, with a link to it. */
export function AnswerBox({ answer }: { answer: Answer }) {
  const id = useId();
  const { title, heading, url, content } = answer;
  const isMissing = content.kind === 'not documented';
  return (
    <section className="answer-box admonition" aria-labelledby={id}>
      <h2 id={id}>{isMissing ? 'Not covered in this documentation' : 'Answer'}</h2>
      <Content content={content} />
      <p className="from">
        From{' '}
        <Link
          to={url}
          onClick={() => {
            if (process.env.GATSBY_EVENTS_ENDPOINT)
              sendEvent({ type: 'clickDocument', documentId: url, position: 0 });
          }}
        >
          {heading === undefined || heading === title ? title : `${title} › ${heading}`}
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
    case 'list': {
      const List = content.kind === 'steps' ? 'ol' : 'ul';
      return (
        <List>
          {content.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case 'row':
      return (
        <dl>
          {content.cells.map((cell, index) => (
            <Fragment key={`${index}-${cell}`}>
              <dt>{content.head[index] ?? ''}</dt>
              <dd>{cell}</dd>
            </Fragment>
          ))}
        </dl>
      );
  }
}
