import { css } from '@emotion/react';
import { useDocsVersion } from '../../contexts/docs-version';
import { site } from '../../site';
import { registerStyles } from '../../theme/style-registry';

const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 12px',
  padding: '0 10px',
  fontSize: 13,
  color: 'var(--text-muted)',
});

/** Version of the documentation: its label, or a menu when there is more than one. */
export function DocsVersionLabel() {
  const { version, choose } = useDocsVersion();
  if (site.docsVersions.length === 1) {
    return <p css={box}>{`Version ${version.label}`}</p>;
  }
  return (
    <label css={box}>
      Version
      <select
        className="control"
        value={version.name}
        onChange={(event) => choose(event.target.value)}
      >
        {site.docsVersions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/docs-version-label.tsx', [box]);
