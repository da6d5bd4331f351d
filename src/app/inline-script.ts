/*
 * The inline script of all pages, first in their body. `src/node/gatsby/inline-script.ts` bundles it, so what it imports
 * is loaded with each page. It runs before anything is painted.
 */
import { preparePaint } from '../contexts/pre-paint';
import { reserveSidebarSpace } from '../lib/browser/sidebar-space';
import type { PrePaintSettings } from '../lib/pre-paint-settings';
import { watchLoadFailures } from './load-failure';
import { queueClicks } from './navigation/click-queue';
import { prefillQuery } from './navigation/prefill-query';
import { repairAddress } from './navigation/repair-address';

/** The bundler puts the settings of the site here. */
declare const PRE_PAINT_SETTINGS: PrePaintSettings;

repairAddress();
preparePaint(PRE_PAINT_SETTINGS);
reserveSidebarSpace();
watchLoadFailures();
queueClicks();
prefillQuery(PRE_PAINT_SETTINGS.searchRoute);
