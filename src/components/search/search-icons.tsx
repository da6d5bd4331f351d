import { icon } from '../icons';

// Icons of the search, which other pages do not load.
export const FilterIcon = icon(<path d="M3 5.5h14M5.5 10h9M8 14.5h4" />, 18);
export const ClockIcon = icon(<path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4l2.5 2" />, 16);
export const PageIcon = icon(<path d="M5.5 3h6l3 3v11h-9zM11.5 3v3h3M8 10h4.5M8 13h4.5" />, 16);
