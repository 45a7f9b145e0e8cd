// `node tools/build/social-card.ts`: draws the picture of shared links (1200 x 630) and the icons of home screens with the
// site's own letters, city and orb, from a server of its own, into apps/web/public.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { drawSkyline } from '../../apps/web/app/ui/skyline/skyline-shapes.ts';
import { buildWebWhenStale } from './web.ts';
import { chromiumArguments, findChromium, howToGetChromium } from '../../scripts/find-chromium.ts';
import { withServer } from '../../scripts/with-server.ts';

const site = path.join(import.meta.dirname, '../../apps/web/public');
const card = path.join(site, 'assets/site/social-card.png');
const icons = { 'apple-touch-180': 180, 'icon-192': 192, 'icon-512': 512 };
/** Some services show no picture above this. */
const largestCard = 120_000;

const executablePath = findChromium();
if (!executablePath) throw new Error(howToGetChromium);
buildWebWhenStale();
mkdirSync(path.join(site, 'icons'), { recursive: true });

await withServer(async (origin) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await drawCard(page, origin);
  for (const [name, size] of Object.entries(icons)) await drawIcon(page, name, size);
  await browser.close();
});
const { size } = statSync(card);
console.log(`${path.basename(card)} ${(size / 1000).toFixed(1)} kB`);
if (size > largestCard) throw new Error(`The card has ${size} bytes, more than ${largestCard}.`);

async function drawCard(page: Page, origin: string): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto(`${origin}/join-league`);
  const orb = await page
    .locator('.league-orbs > svg[data-mode=excited]')
    .evaluate((element) => element.outerHTML);
  await page.evaluate(
    ([sky, city, face]) => {
      document.body.innerHTML = `<div style="position:relative;width:1200px;height:630px;overflow:hidden;color:#fff;font:800 176px/1 var(--font-display);letter-spacing:-.04em">
        <svg style="position:absolute" width="1200" height="630">${sky}</svg>
        <p style="position:absolute;left:58px;top:36px">EDUCATION</p>
        <p style="position:absolute;right:50px;top:196px;color:#2a1b6b;paint-order:stroke fill;-webkit-text-stroke:6px #fff">GAMING</p>
        <svg style="position:absolute;left:-150px;bottom:-330px" width="1500" height="760">${city}</svg>
        <div id="face" style="position:absolute;left:486px;top:362px">${face}</div></div>`;
      const drawn = document.querySelector('#face > svg');
      for (const [name, value] of Object.entries({ class: '', width: '228', height: '228' })) {
        drawn?.setAttribute(name, value);
      }
      drawn?.querySelector(':scope > circle')?.remove();
    },
    [skyBands(), cityPaths(), orb] as const,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: card });
}

/** The sky as bands of one colour each: a browser's own gradient is grained, which a PNG cannot pack. */
function skyBands(): string {
  const stops = [
    [0, 0x0f, 0x10, 0x30],
    [0.34, 0x2a, 0x1b, 0x6b],
    [0.58, 0x5a, 0x36, 0xc9],
    [0.82, 0xe2, 0x64, 0x8f],
    [1, 0xff, 0xb3, 0x7a],
  ] as const;
  return Array.from({ length: 315 }, (_, band) => {
    const at = band / 314;
    const next = Math.max(
      1,
      stops.findIndex(([place]) => place >= at),
    );
    const [from, to] = [stops[next - 1] ?? stops[0], stops[next] ?? stops[0]];
    const share = (at - from[0]) / (to[0] - from[0]);
    const colour = [1, 2, 3].map((part) =>
      Math.round((from[part] ?? 0) + ((to[part] ?? 0) - (from[part] ?? 0)) * share),
    );
    return `<path d="M0 ${band * 2}h1200v2H0z" fill="rgb(${colour})"/>`;
  }).join('');
}

function cityPaths(): string {
  return drawSkyline({ width: 1500, height: 760, blocks: 15, tile: 46, seed: 11 })
    .map(
      ({ roof, left, right, colors, litWindows }) =>
        `<path d="${roof}" fill="${colors[0]}"/><path d="${left}" fill="${colors[1]}"/><path d="${right}" fill="${colors[2]}"/><path d="${litWindows}" fill="#fff4c9"/>`,
    )
    .join('');
}

/** The orb on the night, with room around it for systems that cut icons round. */
async function drawIcon(page: Page, name: string, size: number): Promise<void> {
  const face = readFileSync(path.join(site, 'favicon.svg'), 'utf8');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:#0f1030}svg{width:76%}</style>${face}`,
  );
  await page.screenshot({ path: path.join(site, 'icons', `${name}.png`) });
}
