/*
 * The modules of `sharedElements`. An element holds the styles of all its files, so the renderer loads all of them, also
 * for a page that has only one.
 */
import '../components/announcement-bar';
import '../components/blog/blog-frame';
import '../components/blog/post-list';
import '../components/docs/breadcrumbs';
import '../components/docs/category-cards';
import '../components/docs/docs-frame';
import '../components/docs/docs-layout';
import '../components/docs/docs-version-label';
import '../components/docs/page-header';
import '../components/docs/page-list';
import '../components/docs/page-meta';
import '../components/docs/page-tools';
import '../components/docs/pager';
import '../components/docs/sidebar';
import '../components/docs/status-note';
import '../components/docs/table-of-contents';
import '../components/docs/tag-list';
import '../components/footer';
import '../components/home/home-audiences';
import '../components/home/query-journey';
import '../components/navbar/mobile-menu';
import '../components/navbar/navbar';
import '../components/page-layout';
import '../components/page-menu';
import '../components/playground/response/visitor-view';
import '../components/related-pages';
import '../components/search/box/search-box-style';
import '../components/search/box/search-opener';
import '../components/search/facets/facet-group';
import '../components/search/facets/facet-range';
import '../components/search/facets/facets';
import '../components/search/hit-list';
import '../components/search/hit';
import '../components/search/left-out';
import '../components/search/result-pages';
import '../components/search/spelling';
import '../components/skip-link';
import '../components/tag-index';
