import './related-pages.css';
import { Day } from './day';
import { Link } from './link';

interface RelatedPagesProps {
  name?: string;
  /** `date` is the day of a post. */
  pages: readonly { path: string; title: string; date?: string }[];
}

/** Pages with a similar text. */
export function RelatedPages({ name = 'Related pages', pages }: RelatedPagesProps) {
  if (pages.length === 0) return null;
  return (
    <section className="related-pages" aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {pages.map(({ path, title, date }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            {date && <Day date={date} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
