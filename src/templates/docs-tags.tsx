import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { DocsLayout } from '../components/docs/docs-layout';
import { PageHeader } from '../components/docs/page-header';
import { Link } from '../components/link';
import { Seo } from '../components/seo';
import { byFirstLetter } from '../lib/by-first-letter';
import { tagRoute } from '../lib/tag-route';

const list = css({
  '& h2': { margin: '28px 0 10px', fontSize: 18 },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 20px',
    listStyle: 'none',
    margin: 0,
    padding: 0,
  },
  '& span': { color: 'var(--text-muted)', fontSize: 13, fontVariantNumeric: 'tabular-nums' },
});

/** All tags of the documentation by first letter, with the number of their pages. */
export default function DocsTagsTemplate({ data }: PageProps<Queries.DocsTagsTemplateQuery>) {
  const groups = byFirstLetter(data.allTag.nodes.filter((tag) => tag.docs.length > 0));
  return (
    <DocsLayout>
      <PageHeader
        title="Tags"
        description="Every subject of the documentation with the number of its pages."
      />
      <div css={list}>
        {groups.map(([letter, tags]) => (
          <section key={letter}>
            <h2>{letter}</h2>
            <ul>
              {tags.map((tag) => (
                <li key={tag.key}>
                  <Link to={tagRoute('docs', tag.key)}>{tag.label}</Link>{' '}
                  <span>({tag.docs.length})</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DocsLayout>
  );
}

export function Head() {
  return (
    <Seo
      title="Tags"
      description="Every subject of the documentation with the number of its pages."
      path="/docs/tags"
    />
  );
}

export const query = graphql`
  query DocsTagsTemplate {
    allTag {
      nodes {
        key
        label
        docs {
          id
        }
      }
    }
  }
`;
