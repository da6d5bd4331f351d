// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smoothScrollTo } from './smooth-scroll';

let top = 0;
let reduced = false;
const moves: number[] = [];
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  top = 1000;
  reduced = false;
  moves.length = 0;
  frames = [];
  // A browser without smooth scrolling.
  vi.spyOn(document.documentElement, 'style', 'get').mockReturnValue({} as CSSStyleDeclaration);
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.spyOn(window, 'scrollTo').mockImplementation(((
    ...to: [number, number] | [ScrollToOptions]
  ) => {
    top = typeof to[0] === 'number' ? (to[1] ?? 0) : (to[0].top ?? 0);
    moves.push(top);
  }) as typeof window.scrollTo);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function runFrames(): void {
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame(0);
}

describe('scrolling without support of the browser', () => {
  it('moves a share of the distance with each frame and ends at the exact position', () => {
    smoothScrollTo(0);
    runFrames();
    expect(moves[0]).toBeCloseTo(150);
    expect(moves[1]).toBeCloseTo(22.5);
    expect(moves.at(-1)).toBe(0);
  });

  it('jumps if the reader prefers reduced motion', () => {
    reduced = true;
    smoothScrollTo(0);
    expect(moves).toEqual([0]);
    expect(frames).toEqual([]);
  });

  it('can be stopped', () => {
    const stop = smoothScrollTo(0);
    stop();
    runFrames();
    expect(moves).toEqual([]);
  });
});
