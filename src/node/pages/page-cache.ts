import { absoluteUrl } from '../../lib/addresses/urls';
import { isProduction } from '../../site';
import type { CompiledContent } from '../source/compiled-content';
import { readSiteFile } from '../source/files';
import { digestOfSource } from '../source/front-matter/front-matter';
import type { PageRecord } from '../source/page-record';
import { contentSettings } from '../source/settings/remark-when-set';
import { bundleFile, pageCacheFolder } from '../source/workers/bundle';
import { codeVersion } from '../source/workers/code-version';
import { digest } from '../source/workers/digest';
import { FileCache } from '../source/workers/file-cache';
import type { PageCopies, Published } from './publish-page';
import type { Answers, Site } from './site-index';

/** A page, and its source except the body. */
export interface PageSource extends PageRecord {
  /** Line of the file that the body starts at, 1-based. */
  bodyLine: number;
  bodyDigest: string;
}

/** The parts of a page's source that its parsed form depends on. */
export type ParseSource = Pick<PageSource, 'file' | 'title' | 'bodyLine' | 'bodyDigest'>;

/** The large parts of a parsed page, which its publication needs, and few queries. */
type ParsedTexts = Pick<CompiledContent, 'tree' | 'text'>;

/** A parsed page without its large parts. */
export type PageFacts = Omit<CompiledContent, keyof ParsedTexts>;

/** Facts of a published page besides its forms. */
export interface Publication {
  /** Digest of the site when the page was published. */
  site: string;
  answers: Answers;
  /** Digest of the content that the page's template shows. */
  templateDigest: string;
  /** The first figure as HTML, without its frame. */
  figure?: string;
}

/** Copies of a page, and what they depend on besides its source. */
interface CopiesEntry extends Pick<PageFacts, 'partials'>, Pick<Publication, 'site' | 'answers'> {
  copies: PageCopies;
}

/** A built page without its large parts: `createPages`, checks, and search read it of all pages. */
export interface PageSummary {
  facts: PageFacts;
  publication: Publication;
}

interface Recent {
  key: string;
  summary: PageSummary;
}

/** The built pages, in files. A cached stage is valid while all its lookups have the same answers. */
export class PageCache {
  private readonly files: FileCache;
  /** Results of the last call for each page: `gatsby develop` requests all summaries at each save. */
  private readonly recent = new Map<string, Recent>();

  constructor(
    folder = pageCacheFolder,
    private readonly keepsSummaries = !isProduction,
  ) {
    this.files = new FileCache(folder);
  }

  parsed(page: ParseSource): CompiledContent | undefined {
    const facts = this.facts(page);
    const texts = facts && (this.files.read(`texts ${page.file}`, parseKey(page)) as ParsedTexts);
    return facts && texts && { ...facts, ...texts };
  }

  writeParsed(page: ParseSource, content: CompiledContent): void {
    const { facts, texts } = partsOf(content);
    this.files.write(`texts ${page.file}`, parseKey(page), texts);
    this.files.write(`facts ${page.file}`, parseKey(page), facts);
  }

  summary(page: PageSource, site: Site): PageSummary | undefined {
    const recent = this.recent.get(page.id);
    if (recent && this.isValid(page, recent, site)) return recent.summary;
    const facts = this.facts(page);
    const key = facts && publishKey(page, facts, site);
    const publication =
      key && (this.files.read(`publication ${page.id}`, key) as Publication | undefined);
    if (!facts || !key || !publication || !isSameSite(publication, site)) return undefined;
    const summary = { facts, publication };
    if (this.keepsSummaries) this.recent.set(page.id, { key, summary });
    return summary;
  }

  published(page: PageSource, { facts, publication }: PageSummary, site: Site) {
    const key = formsKey(publishKey(page, facts, site), publication);
    return this.files.read(`published ${page.id}`, key) as Published | undefined;
  }

  writePublished(
    page: PageSource,
    { facts, publication }: PageSummary,
    forms: Published,
    site: Site,
  ): void {
    const key = publishKey(page, facts, site);
    this.files.write(`published ${page.id}`, formsKey(key, publication), forms);
    this.files.write(`publication ${page.id}`, key, publication);
  }

  copies(page: PageSource, site: Site): PageCopies | undefined {
    const entry = this.files.read(`copies ${page.id}`, copyKey(page, site)) as
      CopiesEntry | undefined;
    return entry && hasSameFiles(entry) && isSameSite(entry, site) ? entry.copies : undefined;
  }

  writeCopies(page: PageSource, entry: CopiesEntry, site: Site): void {
    this.files.write(`copies ${page.id}`, copyKey(page, site), entry);
  }

  private isValid(page: PageSource, { key, summary }: Recent, site: Site): boolean {
    const { facts, publication } = summary;
    const isSame = key === publishKey(page, facts, site) && hasSameFiles(facts);
    return isSame && isSameSite(publication, site);
  }

  private facts(page: ParseSource): PageFacts | undefined {
    const facts = this.files.read(`facts ${page.file}`, parseKey(page)) as PageFacts | undefined;
    return facts && hasSameFiles(facts) ? facts : undefined;
  }
}

export const pageCache = new PageCache();

export function partsOf({ tree, text, ...facts }: CompiledContent): {
  facts: PageFacts;
  texts: ParsedTexts;
} {
  return { facts, texts: { tree, text } };
}

/** The key of a parsed page, from the code, the source, and the settings. */
function parseKey({ file, title, bodyLine, bodyDigest }: ParseSource): string {
  const version = codeVersion(bundleFile('page.worker'));
  const settings = Object.values(contentSettings);
  return [version, bodyDigest, file, bodyLine, title, ...settings].join(' ');
}

/** The key of a published page, from all its inputs except the answers of the site. */
const publishKey = (page: PageSource, { partials }: PageFacts, site: Site) =>
  digest(JSON.stringify([copyKey(page, site), partials]));

/** The key of the copies of a page. The entry itself records the partials that the copies depend on. */
function copyKey(page: PageSource, site: Site): string {
  const { id, file, path, title, description, tagKeys, status, kind, date } = page;
  const record = { id, file, path, title, description, tagKeys, status, kind, date };
  const root = absoluteUrl('/', site.index.pathPrefix);
  return digest(JSON.stringify([parseKey(page), record, root]));
}

const formsKey = (key: string, { answers }: Publication) => digest(key + JSON.stringify(answers));

function hasSameFiles({ partials }: Pick<PageFacts, 'partials'>): boolean {
  return partials.every(
    ({ file, digest: lastDigest }) => digestOfSource(readSiteFile(file)) === lastDigest,
  );
}

function isSameSite({ site, answers }: Pick<Publication, 'site' | 'answers'>, now: Site): boolean {
  return site === now.digest || now.answersAs(answers);
}
