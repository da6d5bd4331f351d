import { writeOutput } from '../outputs/output-files';
import { bucketList } from './hosts/bucket';
import { caddyfile } from './hosts/caddy';
import { headersFile, netlifyToml, redirectsFile } from './hosts/netlify-cloudflare';
import { nginxMaps, nginxServer } from './hosts/nginx';
import { vercelJson } from './hosts/vercel';
import { encodedAddress } from './redirect-pages';
import { siteAbsolute } from '../content/files';
import { headerRules, isServed } from './rules';
import type { HostRules } from './host-rules';

/** Folder of the rules for hosts. It is beside `public`, so it is not served. */
export const hostingFolder = 'hosting';

interface HostInput extends Omit<HostRules, 'headers'> {
  policy: string;
}

/** Writes the same rules in the format of each host. */
export function writeHostFiles({ pathPrefix, policy, ...input }: HostInput): void {
  const rules: HostRules = {
    pathPrefix,
    files: input.files.filter(isServed),
    headers: [{ name: 'Content-Security-Policy', value: policy }, ...headerRules(pathPrefix)],
    redirects: input.redirects.map(({ from, to }) => ({
      from: encodedAddress(from, pathPrefix),
      to: encodedAddress(to, pathPrefix),
    })),
  };
  const outputs: [string, string][] = [
    ['public/_headers', headersFile(rules)],
    ['public/_redirects', redirectsFile(rules)],
    [`${hostingFolder}/netlify.toml`, netlifyToml(rules)],
    [`${hostingFolder}/nginx/maps.conf`, nginxMaps(rules)],
    [`${hostingFolder}/nginx/server.conf`, nginxServer(rules)],
    [`${hostingFolder}/Caddyfile`, caddyfile(rules)],
    [`${hostingFolder}/vercel.json`, vercelJson(rules)],
    [`${hostingFolder}/bucket.tsv`, bucketList(rules)],
    [`${hostingFolder}/site.json`, `${JSON.stringify(rules, null, 1)}\n`],
  ];
  for (const [file, text] of outputs) writeOutput(siteAbsolute('.'), file, text);
}
