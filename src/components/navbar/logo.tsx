/** Logo and name: a lens whose handle is the tail of a Q, in the color of the text. */
export function Logo() {
  return (
    <>
      <svg className="icon" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path d="M13 4a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM17.5 17.5 25 25" />
        <path d="M8.5 13h9M8.5 9.5h6" />
      </svg>
      QSC
    </>
  );
}
