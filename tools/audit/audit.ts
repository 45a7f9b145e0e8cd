// `npm run audit [-- /path…]`: Lighthouse on every public page, and the lesson page's first seconds, of a server of its own, on an emulated phone; ends with
// code 1 when a page falls short of its limits (tools/audit/limits.ts). A page that misses one is measured twice
// more, and the run in the middle counts.
import { chromium } from '@playwright/test';
import site from '../../apps/web/react-router.config.ts';
import { chromiumArguments, findChromium, howToGetChromium } from '../../scripts/find-chromium.ts';
import { freePort, withServer } from '../../scripts/with-server.ts';
import { buildWebWhenStale } from '../build/web.ts';
import { measureLesson } from './lesson-speed.ts';
import { middleRun, type PageResult, shortfalls } from './limits.ts';
import { measurePage } from './measure-page.ts';

const wanted = process.argv.slice(2);
const pages = wanted.length > 0 ? wanted : site.prerender;

const chromePath = findChromium() ?? '';
if (!chromePath) throw new Error(howToGetChromium);
buildWebWhenStale();

const port = await freePort();
const missed = await withServer(auditAll, {
  PORT: String(port),
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
});
for (const { path, words } of missed) console.error(`${path}: ${words.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function auditAll(origin: string): Promise<{ path: string; words: string[] }[]> {
  console.log(
    'page                              perf  a11y  best   seo    CLS  script kB  largest paint, lost points',
  );
  const results: { path: string; words: string[] }[] = [];
  for (const path of pages) {
    const result = await auditPage(origin, path);
    console.log(toRow(result));
    results.push({ path, words: shortfalls(result) });
  }
  if (wanted.length === 0) await showLesson(origin);
  return results.filter(({ words }) => words.length > 0);
}

/** Printed beside its aims and not a reason to fail: the processor of the machine decides most of it. */
async function showLesson(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromePath, args: chromiumArguments });
  const { usable, tabChange, tabChangeOnPhone, waterfall } = await measureLesson(browser, origin);
  await browser.close();
  console.log('lesson page on slow 4G with a processor four times slower:');
  console.log(`  problem seen and answer clickable after ${(usable / 1000).toFixed(1)} s, aim 2.0 s`);
  console.log(
    `  slowest change of section ${tabChange.toFixed(0)} ms, aim 100 ms; on the slow processor ${tabChangeOnPhone.toFixed(0)} ms`,
  );
  console.log(`  longest chain of requests ${waterfall}, aim 2`);
}

async function auditPage(origin: string, path: string): Promise<PageResult> {
  const first = await measurePage(origin, path);
  if (shortfalls(first).length === 0) return first;
  const again = [await measurePage(origin, path), await measurePage(origin, path)];
  return middleRun([first, ...again]) ?? first;
}

function toRow(page: PageResult): string {
  const scores = [page.performance, page.accessibility, page.bestPractices, page.seo];
  return [
    page.path.padEnd(32),
    ...scores.map((score) => String(score).padStart(5)),
    page.layoutShift.toFixed(3).padStart(6),
    page.script.toFixed(1).padStart(10),
    ` ${page.largest}`,
    page.lost.length > 0 ? `(${page.lost.join(', ')})` : '',
  ].join(' ');
}
