import './skip-link.css';

/** First stop of the keyboard: moves the focus to the page's `main`. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to main content
    </a>
  );
}
