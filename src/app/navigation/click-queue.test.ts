// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeClickQueue, queueClicks, replayClicks } from './click-queue';

let pressed: string[] = [];

/** A page with these elements; each handles its clicks from the moment that it is hydrated. */
function page(html: string) {
  document.body.innerHTML = html;
  queueClicks();
  const elements = [...document.body.children] as HTMLElement[];
  return {
    elements,
    hydrate: () => {
      closeClickQueue();
      for (const element of elements)
        element.addEventListener('click', () => pressed.push(element.id));
      replayClicks();
    },
  };
}

beforeEach(() => {
  pressed = [];
});
afterEach(() => {
  closeClickQueue();
  replayClicks();
});

it('replays each pressed button once, in the order of the last presses', () => {
  const { elements, hydrate } = page(
    '<button type="button" id="a"><b>x</b></button><button type="button" id="b"></button>',
  );
  const [a, b] = elements;
  a?.querySelector('b')?.click();
  b?.click();
  a?.click();
  hydrate();
  expect(pressed).toEqual(['b', 'a']);
});

it('leaves links and buttons of forms to the browser', () => {
  const { elements, hydrate } = page(
    '<a id="a" href="#x"></a><button type="submit" id="b"></button>',
  );
  for (const element of elements) element.click();
  hydrate();
  expect(pressed).toEqual([]);
});

it('replays no click that the page has handled, and no removed button', () => {
  const { elements, hydrate } = page(
    '<button type="button" id="a"></button><button type="button" id="b"></button>',
  );
  const [a, b] = elements;
  b?.click();
  b?.remove();
  hydrate();
  a?.click();
  replayClicks();
  expect(pressed).toEqual(['a']);
});
