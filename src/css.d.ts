/** Style sheets are imported for their effect; Gatsby puts them into every page. */
declare module '*.css';
