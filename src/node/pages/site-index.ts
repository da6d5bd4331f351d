import fs from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '../content/files';
import { digest } from '../content/digest';
import { pageCacheFolder } from '../workers/bundle';
import { termRoutes, type Glossary, type TermRoute } from '../transform/terms';

/** The facts of the site that pages show: known before any page is built. Plain data, which a file holds. */
export interface SiteIndex {
  pathPrefix: string;
  /** Routes by content file, also of drafts. */
  routes: Readonly<Record<string, string>>;
  /** Routes of the pages that have a Markdown page. */
  markdownRoutes: readonly string[];
  /** Terms of the glossary by the ids of their headings. */
  glossary: readonly (readonly [id: string, name: string])[];
  /** Names that diagrams link, and their routes. */
  names: readonly (readonly [name: string, route: string])[];
  /** Addresses of files of the content that pages may show or link, below the path prefix, by their names. */
  files: Readonly<Record<string, string>>;
}

export const emptySite: SiteIndex = {
  pathPrefix: '',
  routes: {},
  markdownRoutes: [],
  glossary: [],
  names: [],
  files: {},
};

type Kind = 'route' | 'markdown' | 'glossary' | 'name' | 'file';

/** The facts that a page looked up in the site, misses too. */
export type Answers = readonly (readonly [kind: Kind, name: string, answer: string | null])[];

/** Looks up names in composed letters: macOS writes letters in another form than authors do. */
function byComposedName(names: Readonly<Record<string, string>>) {
  const composed = new Map(
    Object.entries(names).map(([name, value]) => [name.normalize('NFC'), value]),
  );
  return (name: string) => composed.get(name.normalize('NFC'));
}

export class Site {
  readonly digest: string;
  readonly glossary: Glossary;
  private readonly facts: Readonly<Record<Kind, (name: string) => string | undefined>>;

  constructor(readonly index: SiteIndex) {
    this.digest = digest(JSON.stringify(index));
    this.glossary = new Map(index.glossary);
    const glossaryDigest = digest(JSON.stringify(index.glossary));
    const markdownRoutes = new Set(index.markdownRoutes);
    this.facts = {
      route: byComposedName(index.routes),
      file: byComposedName(index.files),
      markdown: (route) => (markdownRoutes.has(route) ? route : undefined),
      glossary: () => glossaryDigest,
      name: termRoutes(index.names),
    };
  }

  readonly routeOf = (file: string) => this.facts.route(file);
  readonly addressOf = (file: string) => this.facts.file(file);

  look(kind: Kind, name: string): string | null {
    return this.facts[kind](name) ?? null;
  }

  answersAs(answers: Answers): boolean {
    return answers.every(([kind, name, answer]) => this.look(kind, name) === answer);
  }
}

/** The site for one page, with a record of the page's lookups. */
export class SiteView {
  private readonly looked = new Map<string, Answers[number]>();

  constructor(private readonly site: Site) {}

  get answers(): Answers {
    return [...this.looked.values()];
  }

  get digest(): string {
    return this.site.digest;
  }

  get pathPrefix(): string {
    return this.site.index.pathPrefix;
  }

  get glossary(): Glossary {
    this.look('glossary', '');
    return this.site.glossary;
  }

  readonly routeOf = (file: string) => this.look('route', file) ?? undefined;
  readonly hasMarkdown = (route: string) => this.look('markdown', route) !== null;
  readonly routeOfName: TermRoute = (name) => this.look('name', name) ?? undefined;
  readonly addressOf = (file: string) => this.look('file', file) ?? undefined;

  private look(kind: Kind, name: string): string | null {
    const answer = this.site.look(kind, name);
    this.looked.set(`${kind} ${name}`, [kind, name, answer]);
    return answer;
  }
}

/** The index of the last `createPages`; workers and processes that Gatsby starts for queries also read it. */
const indexFile = path.join(pageCacheFolder, 'site-index.json');

let current: { modified: number; site: Site } | undefined;

export function writeSiteIndex(index: SiteIndex): void {
  writeIfChanged(indexFile, JSON.stringify(index));
}

export function currentSite(): Site {
  const modified = fs.statSync(indexFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (current?.modified !== modified) {
    const index =
      modified === 0 ? emptySite : (JSON.parse(fs.readFileSync(indexFile, 'utf8')) as SiteIndex);
    current = { modified, site: new Site(index) };
  }
  return current.site;
}
