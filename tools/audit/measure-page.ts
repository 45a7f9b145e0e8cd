import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArguments, findChromium } from '../../scripts/find-chromium.ts';
import type { PageResult } from './limits.ts';

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/**
 * One Lighthouse run on an emulated phone with simulated throttling. A page that asks not to be listed is not marked
 * down for asking: what would be right there is exactly what that one audit calls wrong.
 */
export async function measurePage(origin: string, path: string): Promise<PageResult> {
  const html = await (await fetch(origin + path)).text();
  const unlisted = /<meta name="robots" content="[^"]*noindex/.test(html);
  const lhr = (await runOnce(origin + path, unlisted)) ?? (await runOnce(origin + path, unlisted));
  if (!lhr) throw new Error(`Lighthouse could not measure ${path}, twice.`);
  return {
    path,
    performance: points(lhr, 'performance'),
    accessibility: points(lhr, 'accessibility'),
    bestPractices: points(lhr, 'best-practices'),
    seo: points(lhr, 'seo'),
    layoutShift: Math.round((lhr.audits['cumulative-layout-shift']?.numericValue ?? 1) * 1000) / 1000,
    largest: largestElement(lhr),
    script: await scriptSize(lhr),
    lost: lostPoints(lhr),
  };
}

/** In a Chromium of its own; undefined when the recording was lost, which happens on a busy machine. */
async function runOnce(address: string, unlisted: boolean): Promise<Lhr | undefined> {
  const chrome = await launch({
    chromePath: findChromium() ?? '',
    chromeFlags: ['--headless=new', ...chromiumArguments],
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      ...(unlisted && { skipAudits: ['is-crawlable'] }),
    });
    return result?.lhr.runtimeError ? undefined : result?.lhr;
  } finally {
    chrome.kill();
  }
}

const points = (lhr: Lhr, category: string): number =>
  Math.round((lhr.categories[category]?.score ?? 0) * 100);

/** The node that the audit of the largest paint names, wherever in its details it stands. */
function largestElement(lhr: Lhr): string {
  const details = JSON.stringify(lhr.audits['lcp-breakdown-insight']?.details ?? {});
  const [, selector = ''] = /"selector":"((?:[^"\\]|\\.)*)"/.exec(details) ?? [];
  return selector.split(' > ').slice(-2).join(' > ');
}

async function scriptSize(lhr: Lhr): Promise<number> {
  const { details } = lhr.audits['network-requests'] ?? {};
  const items =
    details && 'items' in details ? (details.items as { url: string; resourceType: string }[]) : [];
  const addresses = items.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url);
  const sizes = [...new Set(addresses)].map(
    async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

/** Audits below their full score that count towards a category. */
function lostPoints(lhr: Lhr): string[] {
  const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(weighed)]
    .map((id) => ({ id, audit: lhr.audits[id] }))
    .filter(({ audit }) => audit?.score !== null && (audit?.score ?? 1) < 0.995)
    .map(({ id, audit }) => `${id} ${audit?.displayValue ?? ''}`.trim());
}
