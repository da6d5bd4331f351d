import './docs-version-label.css';
import { useDocsVersion } from '../../../contexts/docs-version';
import { site } from '../../../site';

/** Version of the documentation: its label, or a menu if there are several. */
export function DocsVersionLabel() {
  const { version, choose } = useDocsVersion();
  if (site.docsVersions.length === 1) {
    return <p className="docs-version-label">{`Version ${version.label}`}</p>;
  }
  return (
    <label className="docs-version-label">
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
