import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bundleForPage } from '../../../apps/city/scripts/bundle-for-page.ts';

const simulation = path.join(import.meta.dirname, '../../../packages/city-sim');

declare global {
  var goldenRun: { goldenHashes: () => Record<string, string> };
}

test('five cities come to the same hashes in Chromium as in Node after 1,000 ticks', async ({ page }) => {
  const script = await bundleForPage(path.join(simulation, 'src/testing/golden-run.ts'), 'goldenRun');
  await page.setContent('<!doctype html><title>City</title>');
  await page.addScriptTag({ content: script });
  const hashes = await page.evaluate(() => globalThis.goldenRun.goldenHashes());
  expect(hashes).toEqual(JSON.parse(readFileSync(path.join(simulation, 'golden/hashes.json'), 'utf8')));
});
