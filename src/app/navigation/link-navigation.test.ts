// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchLinksInView, watchLinks } from './link-navigation';

const navigate = vi.fn();
const hovering = vi.fn();
const abort = vi.fn();
const enqueue = vi.fn(() => ({ abort }));

/** Reports every observed element as visible. */
class AllInView {
  constructor(private readonly report: (entries: object[], observer: AllInView) => void) {}
  observe(target: Element) {
    this.report([{ isIntersecting: true, target }], this);
  }
  unobserve = vi.fn();
  disconnect = vi.fn();
}

beforeAll(watchLinks);
beforeEach(() => {
  vi.clearAllMocks();
  window.___navigate = navigate;
  window.___loader = { enqueue, hovering, loadPage: vi.fn(), loadPageSync: vi.fn() };
});

// The listeners stay on the window, which the test files of a process share; without these functions they do nothing.
afterAll(() => {
  delete window.___navigate;
  delete window.___loader;
});

/** Clicks the `b` in a link, or the link. Returns whether the default action was prevented. */
function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector('b') ?? document.querySelector('a');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // The last listener reads the result and keeps jsdom from following the link, which it can't.
  let prevented = false;
  window.addEventListener(
    'click',
    (last) => {
      prevented = last.defaultPrevented;
      last.preventDefault();
    },
    { once: true },
  );
  target?.dispatchEvent(event);
  return prevented;
}

describe('links of the site', () => {
  it('navigate to pages, with query and anchor', () => {
    expect(click('<a href="/docs/a?q=1#b"><b>x</b></a>')).toBe(true);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/docs/a?q=1#b', { replace: false });
  });

  it('navigate from links in SVG', () => {
    expect(click('<svg><a href="/docs/a#b"><text>x</text></a></svg>')).toBe(true);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/docs/a#b', { replace: false });
  });

  it('replace the history entry of the current address', () => {
    expect(click('<a href="/">x</a>')).toBe(true);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
  });

  it('leave files, anchors, other sites, downloads, and other windows to the browser', () => {
    for (const link of [
      '<a href="/feed.xml">x</a>',
      '<a href="#a">x</a>',
      '<a href="https://other.test/">x</a>',
      '<a href="//other.test/a">x</a>',
      '<a href="/docs/a" download>x</a>',
      '<a href="/docs/a" target="_blank">x</a>',
      '<a id="anchor">x</a>',
    ])
      expect(click(link), link).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leave clicks with a modifier or another button to the browser', () => {
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      expect(click('<a href="/docs/a">x</a>', init)).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('ignore a click that another listener has handled', () => {
    const stop = (event: Event) => event.preventDefault();
    document.body.addEventListener('click', stop);
    click('<a href="/docs/a">x</a>');
    document.body.removeEventListener('click', stop);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('load the page on hover and focus', () => {
    document.body.innerHTML = '<a href="/docs/a#x"><b>x</b></a><a href="/a.md">y</a>';
    document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    document
      .querySelector('a:last-child')
      ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(hovering.mock.calls).toEqual([['/docs/a'], ['/docs/a']]);
  });
});

describe('prefetching', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', AllInView);
    document.body.innerHTML = '<a href="/docs/a">a</a><a href="/docs/b">b</a>';
    return () => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    };
  });
  const setOnline = (online: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };

  it('stops when the connection is lost and resumes when it is back', () => {
    prefetchLinksInView();
    expect(enqueue.mock.calls).toEqual([['/docs/a'], ['/docs/b']]);
    setOnline(false);
    expect(abort).toHaveBeenCalledTimes(2);
    prefetchLinksInView();
    document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(enqueue).toHaveBeenCalledTimes(2);
    expect(hovering).not.toHaveBeenCalled();
    setOnline(true);
    expect(enqueue).toHaveBeenCalledTimes(4);
  });

  it('is off for readers who save data', () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    prefetchLinksInView();
    document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect([...enqueue.mock.calls, ...hovering.mock.calls]).toEqual([]);
  });
});
