import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../..');
const address = 'http://scene.test/';
const kinds = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
]);

export type BuiltPage = { folder: string; remove: () => void };

/** Builds the page that shows the city's scene by itself, apps/city/src/testing, into a folder of its own. */
export function buildScenePage(): BuiltPage {
  const folder = mkdtempSync(path.join(tmpdir(), 'city-scene-'));
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const city = path.join(root, 'apps/city');
  const page = path.join(city, 'src/testing');
  // The city's own settings, so that its slimmed drawing library is what is tested and measured.
  const settings = ['--config', path.join(city, 'vite.config.ts'), '--base', '/'];
  const options = [...settings, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const done = spawnSync(process.execPath, [vite, 'build', page, ...options]);
  if (done.status !== 0) throw new Error(`The scene's page could not be built: ${done.stderr}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Opens the built page without a server and waits until the scene stands. Answers which files it asked for. */
export async function openScenePage(page: Page, folder: string, query: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${address}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
    asked.push(pathname);
    if (!existsSync(file)) await route.fulfill({ status: 404, body: '' });
    else await route.fulfill({ path: file, contentType: kinds.get(path.extname(file)) ?? 'text/plain' });
  });
  await page.goto(`${address}?${query}`);
  await page.waitForFunction(() => 'scenePage' in window);
  return asked;
}
