import './skip-link.css';

/** Link that is visible only with focus, to an element with this id that can be focused. */
export function SkipLink({ to, label }: { to: string; label: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {label}
    </a>
  );
}
