import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { compileScript, parse } from 'vue/compiler-sfc';
import { sampleShopFiles } from '../../node/shop/sample-files';
import { shopCalls } from '../../search/practice/shop-calls';
import { createTenant, type Tenant } from '../../search/practice/tenant';
import { memoryStore } from '../../search/practice/tenant-store';
import { clientHeaders, practiceTokens } from '../../search/practice/tokens';

const folder = 'content/docs/qsc-admin/tutorials/samples/search-page';

const vueFiles: Plugin = {
  name: 'vue',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.vue$/ }, ({ path: file }) => {
      const { descriptor } = parse(fs.readFileSync(file, 'utf8'), { filename: file });
      const { content } = compileScript(descriptor, { id: 'page', inlineTemplate: true });
      return { contents: content, resolveDir: path.dirname(file) };
    }),
};

/**
 * A sample page and its framework as one script, whose calls go to the origin of the page.
 * @param entry one of its files
 */
export async function bundledPage(entry: string, platform: 'browser' | 'node') {
  const { outputFiles, metafile } = await build({
    entryPoints: [`${folder}/${entry}`],
    bundle: true,
    write: false,
    metafile: true,
    jsx: 'automatic',
    platform,
    format: platform === 'node' ? 'cjs' : 'esm',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [vueFiles],
  });
  const script = outputFiles.map(({ text }) => text).join('');
  return { script: script.replaceAll('https://{host}', ''), files: Object.keys(metafile.inputs) };
}

/** A practice tenant with the sample shop as the search app `products`. */
export async function shopTenant(): Promise<Tenant> {
  const tenant = createTenant({ tenant: 'demo', tokens: practiceTokens, store: memoryStore() });
  const files = new Map(sampleShopFiles());
  for (const { file, ...call } of shopCalls) {
    const body = files.get(file) ?? '';
    const headers = clientHeaders({ ...call, body });
    const { status } = await tenant.handle({ ...call, query: '', origin: '', body, headers });
    if (status !== 200) throw new Error(`The sample shop: status ${status}`);
  }
  return tenant;
}

/** HTML of the tutorial's server for an address, with the sample shop. @param query such as `?q=drill` */
export async function renderedPage(query: string): Promise<string> {
  const [{ script }, tenant] = await Promise.all([
    bundledPage('react/server.jsx', 'node'),
    shopTenant(),
  ]);
  const answer = async (address: string) => {
    const [path = '', query = ''] = address.split('?');
    const call = { method: 'GET', path, query, origin: '', headers: {} };
    const { status, body } = await tenant.handle(call);
    return Response.json(body, { status });
  };
  const loaded: { exports: { resultPage?: (query: string) => Promise<string> } } = { exports: {} };
  const run = vm.compileFunction(script, ['module', 'require', 'fetch']) as (
    ...values: unknown[]
  ) => void;
  run(loaded, createRequire(path.resolve('package.json')), answer);
  return (await loaded.exports.resultPage?.(query)) ?? '';
}
