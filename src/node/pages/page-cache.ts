import { absoluteUrl } from '../../lib/addresses/urls';
import { site as config } from '../../site';
import type { CompiledContent } from '../content/compiled-content';
import { readSiteFile } from '../content/files';
import { digestOfSource } from '../content/front-matter/front-matter';
import type { PageRecord } from '../content/page-record';
import { contentSettings } from '../content/settings/remark-when-set';
import { bundleFile, pageCacheFolder } from '../workers/bundle';
import { codeVersion } from '../workers/code-version';
import { digest } from '../content/digest';
import { FileCache } from '../workers/file-cache';
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

/** A parsed page without its large parts, which its publication needs, and few queries. */
export type PageFacts = Omit<CompiledContent, 'tree' | 'text'>;

/** The inputs of a publication besides the page's source. */
interface Inputs extends Pick<CompiledContent, 'partials'> {
  /** Digest of the site when the page was published. */
  site: string;
  answers: Answers;
}

/** Facts of a published page besides its forms. */
export interface Publication extends Inputs {
  /** Digest of the content that the page's template shows. */
  templateDigest: string;
  /** The first figure as HTML, without its frame. */
  figure?: string;
}

interface CopiesEntry extends Inputs {
  copies: PageCopies;
}

/** A built page without its large parts: `createPages`, checks, and search read it of all pages. */
export interface PageSummary {
  facts: PageFacts;
  publication: Publication;
}

/** The built pages, in files. A cached stage is valid while all its lookups have the same answers. */
export class PageCache {
  private readonly files: FileCache;

  constructor(folder = pageCacheFolder) {
    this.files = new FileCache(folder);
  }

  readParsed(page: ParseSource): CompiledContent | undefined {
    const content = this.files.read(`parsed ${page.file}`, parseKey(page)) as
      CompiledContent | undefined;
    return content && hasSameFiles(content) ? content : undefined;
  }

  writeParsed(page: ParseSource, content: CompiledContent): void {
    this.files.write(`parsed ${page.file}`, parseKey(page), content);
  }

  summary(page: PageSource, site: Site): PageSummary | undefined {
    const key = publishKey(page, site);
    const summary = this.files.read(`summary ${page.id}`, key) as PageSummary | undefined;
    return summary && isCurrent(summary.publication, site) ? summary : undefined;
  }

  readPublished(page: PageSource, { publication }: PageSummary, site: Site): Published | undefined {
    const key = formsKey(page, publication, site);
    return this.files.read(`published ${page.id}`, key) as Published | undefined;
  }

  writePublished(page: PageSource, summary: PageSummary, forms: Published, site: Site): void {
    const { publication } = summary;
    this.files.write(`published ${page.id}`, formsKey(page, publication, site), forms);
    this.files.write(`summary ${page.id}`, publishKey(page, site), summary);
  }

  copies(page: PageSource, site: Site): PageCopies | undefined {
    const key = publishKey(page, site);
    const entry = this.files.read(`copies ${page.id}`, key) as CopiesEntry | undefined;
    return entry && isCurrent(entry, site) ? entry.copies : undefined;
  }

  writeCopies(page: PageSource, entry: CopiesEntry, site: Site): void {
    this.files.write(`copies ${page.id}`, publishKey(page, site), entry);
  }
}

export const pageCache = new PageCache();

export function factsOf(content: CompiledContent): PageFacts {
  const facts: Partial<CompiledContent> = { ...content };
  delete facts.tree;
  delete facts.text;
  return facts as PageFacts;
}

/** The key of a parsed page, from the code, the source, and the settings. */
function parseKey({ file, title, bodyLine, bodyDigest }: ParseSource): string {
  const version = codeVersion(bundleFile('page.worker'));
  const settings = Object.values(contentSettings);
  return [version, bodyDigest, file, bodyLine, title, ...settings].join(' ');
}

/** The key of a published page and of its copies. Their entries record the inputs that the site and other files are. */
function publishKey(page: PageSource, site: Site): string {
  const root = absoluteUrl('/', site.index.pathPrefix);
  return digest(JSON.stringify([parseKey(page), page, root, config.values.fixed]));
}

const formsKey = (page: PageSource, publication: Publication, site: Site) =>
  digest(publishKey(page, site) + JSON.stringify(publication));

const hasSameFiles = ({ partials }: Pick<Inputs, 'partials'>) =>
  partials.every(({ file, digest: last }) => digestOfSource(readSiteFile(file)) === last);

const isCurrent = (inputs: Inputs, site: Site) =>
  hasSameFiles(inputs) && (inputs.site === site.digest || site.answersAs(inputs.answers));
