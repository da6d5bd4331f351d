import './tag-index.css';
import { tagRoute, type TagArea } from '../lib/addresses/routes';
import { Link } from './link';

interface CountedTag {
  key: string;
  label: string;
  /** Number of pages or posts with the tag; tags with 0 are hidden. */
  count: number;
}

/** Tags by first letter, with the number of their pages or posts. */
export function TagIndex({ area, tags }: { area: TagArea; tags: readonly CountedTag[] }) {
  return (
    <div className="tag-index">
      {byFirstLetter(tags.filter(({ count }) => count > 0)).map(([letter, group]) => (
        <section key={letter}>
          <h2>{letter}</h2>
          <ul className="links">
            {group.map(({ key, label, count }) => (
              <li key={key}>
                <Link to={tagRoute(area, key)}>{label}</Link> <span>({count})</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Sorts tags by label and groups them by its first letter, in upper case. */
function byFirstLetter(tags: readonly CountedTag[]): [string, CountedTag[]][] {
  const groups = new Map<string, CountedTag[]>();
  for (const tag of [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'))) {
    const letter = tag.label.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups];
}
