import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { inlineScript, styleSheets } from './inline-script';

const text = inlineScript({
  colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false },
  announcement: { id: 'a</script>', text: 'A long text that no script reads' },
});

it('is one expression that leaves no names in the page, and can not end its element', () => {
  expect(() => new vm.Script(text)).not.toThrow();
  expect(text).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
  expect(text).not.toContain('</script');
});

it('holds the settings that it reads, and no other code of the site', () => {
  expect(text).toMatch(/defaultMode:"dark"/);
  expect(text).toContain('announcementId:"a<\\/script>"');
  expect(text).not.toContain('A long text');
  expect(text.length).toBeLessThan(4000);
});

it('renders pages again when a style sheet in them changes', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-sheets-'));
  fs.writeFileSync(path.join(folder, 'one.css'), 'main { color: red }');
  const before = styleSheets(folder);
  expect(styleSheets(folder)).toBe(before);
  fs.writeFileSync(path.join(folder, 'one.css'), 'main { color: tan }');
  expect(styleSheets(folder)).not.toBe(before);
  fs.rmSync(folder, { recursive: true });
  expect(fs.readFileSync('gatsby-ssr.tsx', 'utf8')).toMatch(/^void STYLE_SHEETS;$/m);
});
