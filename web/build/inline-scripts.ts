import { minifySync } from 'vite';
import { showPushes } from '../src/admin/push/push-worker.ts';
import { boot } from '../src/boot.ts';
import { reloadIfReplaced, withTimeout } from '../src/deployment.ts';
import { fetchFirstItems } from '../src/gallery/first-items.ts';
import { firstItemsAddress } from '../src/gallery/items.ts';

/** The text of the inline scripts, which is the same wherever they stand. */
export const inlineScripts = {
  boot: minified(`(${boot})(${withTimeout},${reloadIfReplaced})`),
  gallery: minified(`(${fetchFirstItems})('${firstItemsAddress}')`),
};

export const pushWorker = minified(`(${showPushes})(self)`);

function minified(code: string): string {
  return minifySync('inline.js', code).code.trim();
}
