/** Sliders of a search result, from an older or a newer search app. */
export const slidersOf = ({ facets = [], sliders = [] }) => [
  ...facets.filter(({ type }) => type === 'slider'),
  ...sliders,
];
