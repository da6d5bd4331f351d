import './skip-link.css';
/** First thing that the keyboard reaches: moves focus to the page's `main`. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to main content
    </a>
  );
}
