/*
 * Styles of the previews that the build renders into pages, and of the live examples that replace them. Scripts of the page
 * do not import these components, which load when the reader tries an example.
 */
import './response/rendered-response.css';
import './response/visitor-view.css';
import '../search/facets/facets.css';
import '../search/facets/facet-group.css';
import '../search/facets/facet-range.css';
import '../search/hits/hit-list.css';
import '../search/hits/hit.css';
import '../search/hits/result-pages.css';
import '../search/spelling.css';
