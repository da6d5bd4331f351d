import { renderTree } from '../content/render-tree';
import type { TreeNode } from '../../lib/content-tree';
import { Link } from '../link';
import { topicPages } from '../../lib/topic-pages';

/** A request and its response, which the build got from the search engine. Both are in content/home.mdx. */
export function HomeSample({ body }: { body: readonly TreeNode[] }) {
  return (
    <section className="sample">
      <div className="idea">
        <h2>Try it: one request, one response</h2>
        <p>
          A search is one URL. The response is JSON with documents, facets, and paging. Try it on
          this page, no account needed, or look up{' '}
          <Link to={topicPages.searchResponse}>every field</Link>.
        </p>
      </div>
      <div className="content">{renderTree(body)}</div>
    </section>
  );
}
