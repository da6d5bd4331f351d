import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { apiFiles } from '../../node/api/openapi';

const run = promisify(execFile);
const root = process.cwd();
const bin = (file: string) => path.join(root, 'node_modules', file);

/** A client that a generator wrote from the OpenAPI file. */
export interface GeneratedClient {
  /** Compiles a module that uses the client, and returns the messages of the compiler. */
  messages: (code: string) => Promise<string>;
  /** Returns the exports of the module. */
  load: <Exports>(code: string) => Promise<Exports>;
}

const generators = {
  'openapi-typescript': ['openapi-typescript/bin/cli.js', 'qsc.yaml', '--output', 'types.ts'],
  'hey-api': [
    '@hey-api/openapi-ts/bin/run.js',
    ...['--input', 'qsc.yaml', '--output', 'client', '--client', '@hey-api/client-fetch'],
    '--no-log-file',
  ],
} as const;
export type Generator = keyof typeof generators;

/** Runs a generator with its defaults, as a reader does. @param folder empty; the caller removes it */
export async function generateClient(
  generator: Generator,
  folder: string,
): Promise<GeneratedClient> {
  const inFolder = (file: string) => path.join(folder, file);
  const [, yaml = ''] = apiFiles('').find(([file]) => file.endsWith('.yaml')) ?? [];
  fs.writeFileSync(inFolder('qsc.yaml'), yaml);
  fs.symlinkSync(bin(''), inFolder('node_modules'), 'junction');
  const options = {
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', strict: true },
    ...{ noEmit: true, skipLibCheck: true, lib: ['es2022', 'dom'], types: [] },
  };
  fs.writeFileSync(
    inFolder('tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['*.ts'] }),
  );
  const [script, ...rest] = generators[generator];
  await run(process.execPath, [bin(script), ...rest], { cwd: folder });
  return {
    async messages(code) {
      fs.writeFileSync(inFolder('use.ts'), code);
      return run(process.execPath, [bin('@typescript/native/bin/tsc'), '--project', '.'], {
        cwd: folder,
      }).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      );
    },
    async load<Exports>(code: string) {
      fs.writeFileSync(inFolder('use.ts'), code);
      const outfile = inFolder('use.mjs');
      await build({ entryPoints: [inFolder('use.ts')], bundle: true, format: 'esm', outfile });
      return (await import(pathToFileURL(outfile).href)) as Exports;
    },
  };
}
