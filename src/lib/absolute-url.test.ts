import { describe, expect, it } from 'vitest';
import { absoluteUrl } from './urls';

describe('the full URL of a route', () => {
  it('has origin and prefix', () => {
    expect(absoluteUrl('/blog', '')).toBe('https://docs.example.org/blog');
    expect(absoluteUrl('/blog', '/help')).toBe('https://docs.example.org/help/blog');
    expect(absoluteUrl('/', '')).toBe('https://docs.example.org/');
  });

  it('is encoded once', () => {
    expect(absoluteUrl('/docs/Größe', '')).toBe('https://docs.example.org/docs/Gr%C3%B6%C3%9Fe');
    expect(absoluteUrl('/static/a%20b.png', '')).toBe('https://docs.example.org/static/a%20b.png');
    expect(absoluteUrl('/blog/a#b', '')).toBe('https://docs.example.org/blog/a#b');
  });
});
