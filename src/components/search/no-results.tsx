import './no-results.css';
import { EntryPoints } from './entry-points';

/** The page without hits: advice, and popular topics. */
export function NoResults({ hasFilters }: { hasFilters: boolean }) {
  return (
    <div className="no-results">
      <p>
        {hasFilters
          ? 'No page matches all of these filters.'
          : 'Check the spelling, or use fewer or more general words.'}
      </p>
      <EntryPoints title="Popular topics" />
    </div>
  );
}
