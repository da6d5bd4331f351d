// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prePaintSettings } from '../lib/pre-paint-settings';
import type { SiteConfig } from '../site';
import { ColorModeProvider, useColorMode } from './color-mode';
import { preparePaint } from './pre-paint';

type Config = SiteConfig['colorMode'];
const config: Config = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
};

/** Media queries that a test switches. */
const matching = new Set<string>();
const listeners = new Map<string, Set<(event: { matches: boolean }) => void>>();
function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  act(() => listeners.get(query)?.forEach((listener) => listener({ matches })));
}

beforeEach(() => {
  localStorage.clear();
  matching.clear();
  listeners.clear();
  document.documentElement.removeAttribute('data-theme');
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return matching.has(query);
    },
    addEventListener: (_type: string, listener: (event: { matches: boolean }) => void) =>
      listeners.set(query, (listeners.get(query) ?? new Set()).add(listener)),
    removeEventListener: (_type: string, listener: (event: { matches: boolean }) => void) =>
      listeners.get(query)?.delete(listener),
  }));
});
afterEach(() => vi.unstubAllGlobals());

const render = (changes: Partial<Config> = {}) => {
  const used = { ...config, ...changes };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ColorModeProvider config={used}>{children}</ColorModeProvider>
  );
  return renderHook(() => useColorMode(), { wrapper });
};
const attribute = () => document.documentElement.getAttribute('data-theme');
const dark = '(prefers-color-scheme: dark)';

describe('the color mode', () => {
  it('starts with the attribute of the page, else with the default', () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    expect(render().result.current.colorMode).toBe('dark');
    document.documentElement.removeAttribute('data-theme');
    expect(render().result.current.colorMode).toBe('light');
  });

  it('is stored when set, and removed when cleared', () => {
    const { result } = render();
    act(() => result.current.setColorMode('dark'));
    expect([localStorage.getItem('theme'), attribute(), result.current.colorMode]).toEqual([
      'dark',
      'dark',
      'dark',
    ]);
    act(() => result.current.setColorMode(null));
    expect([localStorage.getItem('theme'), attribute()]).toEqual([null, 'light']);
  });

  it('follows the system when cleared, if the configuration says so', () => {
    matching.add(dark);
    const { result } = render({ respectPrefersColorScheme: true });
    act(() => result.current.setColorMode(null));
    expect(attribute()).toBe('dark');
    setMedia(dark, false);
    expect(attribute()).toBe('light');
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('keeps a choice against the system, and ignores the system while printing', () => {
    const { result } = render({ respectPrefersColorScheme: true });
    act(() => result.current.setColorMode('light'));
    setMedia(dark, true);
    expect(attribute()).toBe('light');
    act(() => result.current.setColorMode(null));
    expect(attribute()).toBe('dark');
    setMedia('print', true);
    setMedia(dark, false);
    expect(attribute()).toBe('dark');
  });

  it('follows other tabs', () => {
    const { result } = render();
    const modeAfter = (key: string | null, newValue: string | null) => {
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
      return result.current.colorMode;
    };
    expect(modeAfter('theme', 'dark')).toBe('dark');
    expect(modeAfter('other', 'light')).toBe('dark');
    expect(modeAfter('theme', null)).toBe('light');
    expect(modeAfter('theme', 'dark')).toBe('dark');
    // The other tab emptied the storage.
    expect(modeAfter(null, null)).toBe('light');
  });

  it('removes the stored value if the switch is disabled', () => {
    localStorage.setItem('theme', 'dark');
    render({ disableSwitch: true });
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('names a missing provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useColorMode())).toThrow(
      'useColorMode was called outside of <ColorModeProvider>',
    );
    vi.restoreAllMocks();
  });
});

describe('before the first paint', () => {
  const run = (changes: Partial<Config> = {}, announcement: SiteConfig['announcement'] = null) =>
    preparePaint(prePaintSettings({ colorMode: { ...config, ...changes }, announcement }));

  it.each([
    ['dark', {}, 'dark'],
    ['purple', {}, 'light'],
    [null, { defaultMode: 'dark' as const }, 'dark'],
    ['dark', { disableSwitch: true }, 'light'],
  ])('stored %s with %j shows %s', (stored, changes, mode) => {
    if (stored) localStorage.setItem('theme', stored);
    run(changes);
    expect(attribute()).toBe(mode);
    expect(document.documentElement.classList.contains('js')).toBe(true);
  });

  it('follows the system if the configuration says so', () => {
    matching.add(dark);
    run({ respectPrefersColorScheme: true });
    expect(attribute()).toBe('dark');
  });

  it('hides an announcement that was dismissed, not one with a new id', () => {
    localStorage.setItem('announcement.id', 'a');
    localStorage.setItem('announcement.dismissed', 'true');
    run({}, { id: 'b', text: 'New' });
    expect(document.documentElement.hasAttribute('data-announcement')).toBe(false);
    run({}, { id: 'a', text: 'Old' });
    expect(document.documentElement.getAttribute('data-announcement')).toBe('dismissed');
  });
});
