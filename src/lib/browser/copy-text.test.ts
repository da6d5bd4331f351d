// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text';

let copied: string[] = [];

beforeEach(() => {
  copied = [];
  document.body.innerHTML = '<button>Copy</button><dialog open><button>Copy</button></dialog>';
  vi.stubGlobal('navigator', {});
  // Browsers move the focus to a text that is selected.
  vi.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(function select(
    this: HTMLTextAreaElement,
  ) {
    this.focus();
  });
});

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'execCommand');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const allowCopying = (isAllowed: boolean) =>
  Object.assign(document, {
    execCommand: () => {
      copied.push((document.activeElement as HTMLTextAreaElement).value);
      return isAllowed;
    },
  });

it('without the clipboard of HTTPS copies a text, and leaves the focus where it was', async () => {
  allowCopying(true);
  for (const button of document.querySelectorAll('button')) {
    button.focus();
    await copyText(Promise.resolve('text'));
    expect(document.activeElement).toBe(button);
  }
  expect(copied).toEqual(['text', 'text']);
  expect(document.querySelector('textarea')).toBeNull();
});

it('fails if the browser does not allow copying', async () => {
  allowCopying(false);
  await expect(copyText('text')).rejects.toThrow('did not allow');
  expect(document.querySelector('textarea')).toBeNull();
});
