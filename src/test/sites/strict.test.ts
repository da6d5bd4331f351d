import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  fixtureSite,
  minimalContent,
  type CommandResult,
  type FixtureSite,
} from './support/fixture-site';
import { otherFolderBuild } from './support/built-sites';

describe('npm run build -- --strict', () => {
  const folder = path.join(inject('sitesFolder'), 'strict');
  const unset = { GATSBY_SITE_URL: '', GATSBY_REPOSITORY_URL: '' };
  let site: FixtureSite;
  let refused: CommandResult;
  beforeAll(async () => {
    site = fixtureSite(minimalContent, unset, folder);
    refused = await site.startBuild({}, '--strict').result;
  });

  it('fails when settings are missing, and lists each with what is wrong then', () => {
    expect(refused.code).toBe(1);
    const output = refused.output.replace(/\s+/g, ' ');
    for (const [variable, effect] of [
      ['GATSBY_SITE_URL', 'canonical links, feeds, the sitemap, and llms.txt give'],
      ['GATSBY_COMPANY_HOST', 'the footer links to company'],
      ['GATSBY_REPOSITORY_URL', "pages have neither 'Edit this page' nor 'Report a problem'"],
      ['GATSBY_SECURITY_CONTACT', 'there is no /.well-known/security.txt'],
    ])
      expect(output).toContain(`${variable} ${effect}`);
    expect(output).toContain('Nothing was built: this is a strict build.');
  });

  it('fails before any work, without a stack trace', () => {
    expect(fs.existsSync(path.join(folder, 'public', 'index.html'))).toBe(false);
    expect(refused.output).not.toMatch(/\n\s+at |bootstrap finished/);
  });

  it.each(['GATSBY_PATH_PREFIX', 'GATSBY_SITE_URL', 'GATSBY_COMPANY_HOST', 'QSC_BUILD_DATE'])(
    'refuses %s, strict or not, with the name of the variable alone',
    async (variable) => {
      const env = { ...unset, [variable]: 'non sense<' };
      const { code, output } = await site.startBuild({ env }).result;
      expect(code).toBe(1);
      expect(output).toContain(`${variable} is "non sense<"\n    expected: `);
      expect(output).not.toMatch(/\n\s+at |load plugins/);
    },
  );

  it('builds when they are set, and has nothing to say about them', async () => {
    const { code, output } = await otherFolderBuild();
    expect(code, output).toBe(0);
    expect(output).not.toContain('Settings that a public site needs');
  });
});
