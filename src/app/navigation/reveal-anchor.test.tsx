// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tab, Tabs } from '../../components/content/tabs';
import { revealAnchor } from './reveal-anchor';

const scrolled = vi.fn();
const part = (id: string) => document.getElementById(id);
const isHidden = (id: string) => part(id)?.closest('[data-inactive]') !== null;

/** Changes the anchor of the address without scrolling. */
const address = (hash: string) => window.history.replaceState(null, '', `/${hash}`);

beforeEach(() => {
  Element.prototype.scrollIntoView = function () {
    scrolled(this.id);
  };
  render(
    <>
      <a href="#deep">deep</a>
      <Tabs>
        <Tab label="One">
          <h2 id="first">First</h2>
        </Tab>
        <Tab label="Two">
          <h2 id="second">Second</h2>
          <details>
            <Tabs>
              <Tab label="Three">Three</Tab>
              <Tab label="Four">
                <h3 id="deep">Deep</h3>
              </Tab>
            </Tabs>
          </details>
        </Tab>
      </Tabs>
    </>,
  );
});

afterEach(() => {
  cleanup();
  address('');
  scrolled.mockClear();
});

/** Runs a function and waits until React has shown the tab that it chose. */
const settle = (run: () => void) =>
  act(async () => {
    run();
    await new Promise((resolve) => setTimeout(resolve, 10));
  });

it('leaves a visible anchor to the browser', async () => {
  address('#first');
  await settle(revealAnchor);
  expect(isHidden('first')).toBe(false);
  expect(scrolled).not.toHaveBeenCalled();
});

it.each(['second', 'deep'])('opens the elements that hide #%s and scrolls to it', async (id) => {
  expect(isHidden(id)).toBe(true);
  address(`#${id}`);
  await settle(revealAnchor);
  expect(isHidden(id)).toBe(false);
  expect(part(id)?.closest('details:not([open])')).toBeNull();
  expect(scrolled).toHaveBeenLastCalledWith(id);
});
