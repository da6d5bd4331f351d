/** The site's mark: a lens whose handle is the tail of a Q, with the name. Takes the color of the text around it. */
export function Logo() {
  return (
    <svg width="84" height="28" viewBox="0 0 84 28" fill="none" aria-hidden="true">
      <circle cx="13" cy="13" r="9" stroke="var(--accent)" strokeWidth="3" />
      <path d="M17.5 17.5 25 25" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
      <path d="M8.5 13h9M8.5 9.5h6" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      <text
        x="33"
        y="20"
        fill="currentColor"
        fontSize="18"
        fontWeight="700"
        letterSpacing="0.5"
        fontFamily="system-ui, sans-serif"
      >
        QSC
      </text>
    </svg>
  );
}
