/** Avatar of an author: the initials of the role in a ring, in a color that the key determines. */
export function AuthorAvatar({
  name,
  authorKey,
  size = 40,
}: {
  name: string;
  authorKey: string;
  size?: number;
}) {
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();
  const tones = ['--accent', '--info', '--tip', '--warning'];
  const tone =
    tones[[...authorKey].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tones.length] ??
    '--accent';
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="18.5" fill="none" stroke={`var(${tone})`} strokeWidth="2" />
      <text
        x="20"
        y="25"
        textAnchor="middle"
        fontSize="14"
        fontWeight="600"
        fill={`var(${tone})`}
        fontFamily="system-ui, sans-serif"
      >
        {initials}
      </text>
    </svg>
  );
}
