import './status-note.css';
/** Quiet note at the end of a page: what the page does not cover, one line each. Nothing when that is nothing. */
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
