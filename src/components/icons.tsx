import type { ReactNode } from 'react';

/** An icon: 20 px, 1.5 px stroke, in the color of the text. The control around it has the accessible name. */
export function icon(content: ReactNode, size = 20) {
  return function Icon() {
    return (
      <svg width={size} height={size} viewBox="0 0 20 20" className="icon" aria-hidden="true">
        {content}
      </svg>
    );
  };
}

export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />);
export const MenuIcon = icon(<path d="M3 5.5h14M3 10h14M3 14.5h14" />);
export const SunIcon = icon(
  <path d="M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1" />,
);
export const MoonIcon = icon(<path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z" />);
export const ChevronIcon = icon(<path d="m8 5.5 4.5 4.5L8 14.5" />, 16);
export const CopyIcon = icon(
  <path d="M7 7V4.5A1.5 1.5 0 0 1 8.5 3h7A1.5 1.5 0 0 1 17 4.5v7a1.5 1.5 0 0 1-1.5 1.5H13M4.5 7h7A1.5 1.5 0 0 1 13 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7z" />,
  18,
);
export const CheckIcon = icon(<path d="m4 10.5 4 4 8-9" />, 18);
export const WrapIcon = icon(
  <path d="M3 5h14M3 10h11.5a2.5 2.5 0 0 1 0 5H11m0 0 2-2m-2 2 2 2M3 15h4" />,
  18,
);
export const BracesIcon = icon(
  <path d="M7.5 3.5H7a2 2 0 0 0-2 2V8a2 2 0 0 1-2 2 2 2 0 0 1 2 2v2.5a2 2 0 0 0 2 2h.5M12.5 3.5h.5a2 2 0 0 1 2 2V8a2 2 0 0 0 2 2 2 2 0 0 0-2 2v2.5a2 2 0 0 1-2 2h-.5" />,
  18,
);
export const PublishedIcon = icon(
  <path d="M2.5 10S5.5 5 10 5s7.500 5 7.500 5-3 5-7.500 5-7.500-5-7.500-5zM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />,
  18,
);
export const EditIcon = icon(<path d="M4 13.5V16h2.5L15 7.5 12.5 5zM11 6.5 13.5 9" />, 16);
export const SearchIcon = icon(
  <path d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13.2 13.2 17 17" />,
  18,
);
