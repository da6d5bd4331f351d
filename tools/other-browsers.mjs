/* global document -- of the functions that run in pages */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathOf } from './debian.mjs';
import { startProgram } from './processes.mjs';

const DISPLAY = ':97';
const WAIT_MS = 60_000;

/** A page of each browser for the flows: it runs functions, takes keys, and opens addresses. */
export const starters = {
  async firefox() {
    const { default: puppeteer } = await import('puppeteer-core');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: pathOf('firefox'),
      headless: true,
      defaultViewport: { width: 1440, height: 900 },
    });
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    return {
      open: (address) => page.goto(address),
      evaluate: (run, ...values) => page.evaluate(run, ...values),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      errors: () => Promise.resolve(errors),
      close: () => browser.close(),
    };
  },
  async webkit() {
    const { Builder, Capabilities, Key } = await import('selenium-webdriver');
    const { ServiceBuilder } = await import('selenium-webdriver/chrome.js');
    const size = [DISPLAY, '-screen', '0', '1440x900x24'];
    const screen = startProgram('Xvfb', size, { stdio: 'ignore' });
    const driverEnv = { ...process.env, DISPLAY, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
    const service = new ServiceBuilder(pathOf('webkit')).setEnvironment(driverEnv).build();
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: webkitProgram(), args: ['--automation'] },
    });
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(capabilities)
      .build();
    const send = (keys) => driver.actions().sendKeys(keys).perform();
    return {
      open: async (address) => {
        await driver.get(address);
        // The driver hands no console over.
        await driver.executeScript(`window.__errors = [];
          addEventListener('error', (event) => window.__errors.push(event.message));
          console.error = (...parts) => void window.__errors.push(parts.join(' '));`);
      },
      evaluate: (run, ...values) =>
        driver.executeScript(`return (${run})(...arguments)`, ...values),
      press: (key) => send(Key[key.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()] ?? key),
      type: send,
      errors: () => driver.executeScript('return window.__errors'),
      close: async () => {
        await driver.quit();
        await service.kill();
        screen.kill();
      },
    };
  },
};

/** The small browser that comes with WebKitGTK; its folder is named by architecture and version. */
const webkitProgram = () =>
  fs
    .readdirSync('/usr/lib')
    .flatMap((name) => [`${name}/webkit2gtk-4.1`, `${name}/webkit2gtk-4.0`])
    .map((name) => `/usr/lib/${name}/MiniBrowser`)
    .find((file) => fs.existsSync(file));

/** Looks for the first visible element of a selector with a text in it; runs in pages. */
function findInPage(selector, text, isClicked) {
  const element = [...document.querySelectorAll(selector)].find(
    (each) =>
      each.checkVisibility() &&
      `${each.textContent} ${each.getAttribute('aria-label')}`.includes(text),
  );
  if (isClicked) {
    element?.scrollIntoView({ block: 'center' });
    element?.focus();
    element?.click();
  }
  return element !== undefined;
}

/** A page with the steps of flows. Each waits for its element. */
export function pageOf(browser, origin) {
  const until = async (what, run, ...values) => {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(50))
      if (await browser.evaluate(run, ...values).catch(() => false)) return;
    throw new Error(`Not found: ${what}`);
  };
  const find =
    (isClicked) =>
    (selector, text = '') =>
      until(`${selector} ${text}`, findInPage, selector, text, isClicked);
  return {
    ...browser,
    until,
    visit: async (route) => {
      await browser.open(origin + route);
      const isHydrated = () => performance.getEntriesByName('onInitialClientRender').length > 0;
      await until('a hydrated page', isHydrated);
    },
    click: find(true),
    sees: find(false),
  };
}
