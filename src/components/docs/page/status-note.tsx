import './status-note.css';

/** Note at the end of a page: the topics that it does not cover. Renders nothing without topics. */
export function StatusNote({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <aside className="status-note" aria-labelledby="not-covered">
      <p id="not-covered">Not covered on this page</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </aside>
  );
}
