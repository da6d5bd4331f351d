import './skip-link.css';

/** First link in the tab order. It moves the focus to the page's `main`. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to main content
    </a>
  );
}
