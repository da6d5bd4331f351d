import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { requiredContext } from '../lib/context';
import { docsVersion, type DocsVersion } from '../lib/docs-version';
import { storageSlot } from '../lib/browser/storage-slot';
import { site } from '../site';

interface DocsVersionValue {
  version: DocsVersion;
  /** Selects and stores a version. @throws if the version is not configured */
  choose: (name: string) => void;
}

const [DocsVersionContext, useDocsVersion] = requiredContext<DocsVersionValue>(
  'useDocsVersion',
  'DocsVersionProvider',
);
export { useDocsVersion };

const slot = storageSlot('docs-preferred-version');
const newest = site.docsVersions[0]?.name ?? 'current';

/** The version of the documentation that the reader prefers. */
export function DocsVersionProvider({ children }: { children: ReactNode }) {
  const [name, setName] = useState(newest);

  useEffect(() => {
    const stored = slot.get();
    // The stored version may not be configured in this build.
    if (stored !== null && site.docsVersions.some((version) => version.name === stored))
      setName(stored);
    else if (stored !== null) slot.remove();
  }, []);

  const choose = useCallback((newName: string) => {
    slot.set(docsVersion(newName).name);
    setName(newName);
  }, []);
  const value = useMemo(() => ({ version: docsVersion(name), choose }), [name, choose]);
  return <DocsVersionContext value={value}>{children}</DocsVersionContext>;
}
