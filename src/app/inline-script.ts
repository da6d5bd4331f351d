/*
 * The inline script at the start of every body. It runs before the first paint. `src/node/gatsby/inline-script.ts` bundles
 * it, so every page loads its imports.
 */
import { preparePaint } from '../contexts/pre-paint';
import { reserveSidebarSpace } from '../lib/browser/sidebar-space';
import type { PrePaintSettings } from '../lib/pre-paint-settings';
import { watchLoadFailures } from './load-failure';
import { queueClicks } from './navigation/click-queue';
import { prefillQuery } from './navigation/prefill-query';
import { repairAddress } from './navigation/repair-address';

/** Replaced by the bundler. */
declare const PRE_PAINT_SETTINGS: PrePaintSettings;

repairAddress();
preparePaint(PRE_PAINT_SETTINGS);
reserveSidebarSpace();
watchLoadFailures();
queueClicks();
prefillQuery(PRE_PAINT_SETTINGS.searchRoute);
