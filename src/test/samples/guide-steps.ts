import { faultIn, formatFault } from '../../node/faults/faults';
import { readableQuery, sampleCall, type ExampleCall } from '../../node/examples/example-call';
import { readCodeFile } from '../../node/markdown/code/code-file';
import { parseCodeMeta } from '../../node/markdown/code/code-meta';
import { readSiteFile } from '../../node/content/files';
import { curlSample } from '../../search/protocol/samples/script-samples';
import { sourceOf } from '../support/practice-content';

/** A command of a guide, in the order of the page. */
export interface GuideStep {
  line: number;
  /** Shell commands as they are printed. */
  commands: string;
  /** Reason why the practice tenant can't run them. */
  platform?: string;
  /** Outputs that the text below the commands quotes. */
  prints: string[];
  /** First digit of the status with which the output must begin. */
  statusStarts?: string;
  /** The call of a search example, whose response the page prints. */
  call?: ExampleCall;
  status: number;
  /** Text of the page above the step. */
  above: string;
}

export interface Guide {
  file: string;
  steps: GuideStep[];
  /** Files that readers save: blocks whose title is the name of a file. */
  files: Map<string, string>;
  /** Number of products that its search examples find in the index; all when absent. */
  first?: number;
}

const block =
  /^([ \t]*)(`{3,})(\w+)([^\n]*)\n([\s\S]*?)^\1\2[ \t]*$|^[ \t]*<SearchExample\b[\s\S]*?>$/gm;

/** Reads a page like a reader who follows it from top to bottom. */
export function readGuide(file: string): Guide {
  const source = sourceOf(file);
  const guide: Guide = { file, steps: [], files: new Map() };
  const blocks = [...source.matchAll(block)];
  for (const [index, match] of blocks.entries()) {
    const [text, indent = '', , language, info = '', code = ''] = match;
    const below = source
      .slice(match.index + text.length, blocks[index + 1]?.index)
      .split(/\n#|<Step/)[0];
    const context = {
      line: source.slice(0, match.index).split('\n').length,
      above: source.slice(0, match.index),
      ...outputsOf(below ?? ''),
    };
    if (language === undefined) {
      addExample(guide, source.slice(match.index), text, context);
      continue;
    }
    const { title = '', platform, file: codeFile } = parseCodeMeta(info);
    const included = codeFile && readCodeFile(codeFile, file, readSiteFile);
    if (included && 'fault' in included)
      throw new Error(formatFault(faultIn(file, undefined, ...included.fault)));
    const commands = (included ? included.code : code).replaceAll(
      new RegExp(`^${indent}`, 'gm'),
      '',
    );
    const name = /^[\w.-]+\.(?:json|mjs|sh|py|php|html|java)(?= |$)/.exec(title)?.[0];
    if (name !== undefined) guide.files.set(name, commands);
    if (language === 'bash' || language === 'sh')
      guide.steps.push({
        ...context,
        commands: name === undefined ? commands : `bash ${name}`,
        status: 200,
        ...(platform !== undefined && { platform }),
      });
  }
  return guide;
}

/** Outputs that the text below a command quotes. */
function outputsOf(text: string): Pick<GuideStep, 'prints' | 'statusStarts'> {
  const checks = text
    .split('\n')
    .filter((line) => /^\s*(?:\*\*Check:\*\*|\w+ (?:such a )?.*\bprints? `)/.test(line));
  const statusStarts = /prints a status that starts with (\d)/.exec(checks.join('\n'))?.[1];
  return {
    prints: checks
      .flatMap((line) => [...line.matchAll(/\bprints `([^`]+)`/g)].map(([, out = '']) => out))
      .slice(0, 1),
    ...(statusStarts !== undefined && { statusStarts }),
  };
}

function addExample(
  guide: Guide,
  rest: string,
  tag: string,
  context: Omit<GuideStep, 'commands' | 'status'>,
): void {
  const value = (name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replace(/\s*\n\s*/g, '');
  const [first, languages, platform] = ['first', 'languages', 'platform'].map(value);
  if (first !== undefined) guide.first = Number(first);
  const body = tag.endsWith('/>') ? undefined : /```json\n([\s\S]*?)\n\s*```/.exec(rest)?.[1];
  const call: ExampleCall = {
    index: 'products',
    kind: value('call') === 'suggest' ? 'suggest' : 'search',
    query: readableQuery(value('request') ?? ''),
    ...(body !== undefined && { body }),
    ...(first !== undefined && { first: Number(first) }),
  };
  if (languages !== undefined && !languages.includes('curl')) return;
  guide.steps.push({
    ...context,
    commands: curlSample(sampleCall(call)),
    call,
    status: Number(value('status') ?? 200),
    ...(platform !== undefined && { platform }),
  });
}
