import vm from 'node:vm';
import { expect, it } from 'vitest';
import { inlineScript } from './inline-script';

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
  expect(text.length).toBeLessThan(4300);
});
