import fs from 'node:fs';
import path from 'node:path';
import { digest } from '../source/digest';
import { readSiteFile } from '../source/files';
import { bundle } from '../source/thread';
import type { SocialCard } from '../outputs/social-card';
import type { InlineCode } from './content-security-policy';
import { codeAt, TextTable, type PlacesOfCode } from './text-table';

/** What a build finds in a finished page. */
export interface PageFindings {
  code: InlineCode;
  /** Whether the page leaves a diagram to Mermaid, which draws in the browser with style elements of its own. */
  hasBrowserDrawnDiagrams: boolean;
  /** What its picture for other sites says, where it has one. */
  card: SocialCard | undefined;
}

type Known = Omit<PageFindings, 'code'> & {
  /** Of the finished file: when it was written, in milliseconds, and its bytes. */
  mtimeMs: number;
  size: number;
  code: PlacesOfCode;
};

interface Stored {
  version: string;
  texts: string[];
  pages: Record<string, Known>;
}

/**
 * What earlier builds found in finished pages, kept beside the build cache: a page whose file is the one that was
 * finished then need not be read again. All is forgotten when the code of the build changes.
 */
export class KnownPages {
  private readonly version = digest(readSiteFile(bundle) ?? '');
  private readonly before: Stored | undefined;
  private readonly pages: Record<string, Known> = {};
  private readonly table = new TextTable();

  /** @param file where they are kept; a missing or damaged one holds nothing */
  constructor(private readonly file: string) {
    const stored = read(file);
    this.before = stored?.version === this.version ? stored : undefined;
  }

  /** What was found in a page, if its file is still the same. */
  find(page: string, { mtimeMs, size }: fs.Stats): PageFindings | undefined {
    const known = this.before?.pages[page];
    if (!known || known.mtimeMs !== mtimeMs || known.size !== size) return undefined;
    const { code, hasBrowserDrawnDiagrams, card } = known;
    return { code: codeAt(code, this.before?.texts ?? []), hasBrowserDrawnDiagrams, card };
  }

  remember(page: string, { mtimeMs, size }: fs.Stats, findings: PageFindings): void {
    this.pages[page] = { ...findings, mtimeMs, size, code: this.table.placesOf(findings.code) };
  }

  /** Writes what is remembered, which is all that the next build knows. */
  save(): void {
    const stored: Stored = {
      version: this.version,
      texts: this.table.texts(),
      pages: this.pages,
    };
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    fs.writeFileSync(this.file, JSON.stringify(stored));
  }
}

function read(file: string): Stored | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Stored;
  } catch {
    return undefined;
  }
}
