// `npm run shots:orb [-- file.webp]`: the companion in all modes, painted and drawn, on sky and on paper, on one picture.
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openOrbPage } from '../tests/browser/screens/screens-orb.ts';
import { pretendHardware } from '../tests/browser/support/pretend-hardware.ts';
import { buildWebWhenStale } from '../tools/build/web.ts';
import { chromiumArguments, findChromium, howToGetChromium } from './find-chromium.ts';
import { withServer } from './with-server.ts';

const output = path.resolve(process.argv[2] ?? 'docs/screens/orb.webp');

/** How a person brings each mode about on the test page: a personality, or a feeling. */
const modes = {
  idle: { Personality: 'idle' },
  listening: { Personality: 'curious' },
  thinking: { 'Emotional state': 'focused' },
  speaking: { Personality: 'guiding' },
  excited: { Personality: 'excited' },
  worried: { Personality: 'worried' },
  determined: { Personality: 'determined' },
  fulfilled: { Personality: 'fulfilled' },
  loading: { Personality: 'loading' },
} as const;

const grounds = { sky: '', paper: '.bench-stage{background:#fff!important}' } as const;
/** Long enough for the eased change of mode and for sparks to be on their way. */
const settle = 1400;
const cell = 300;

type Row = { name: string; pictures: string[] };

async function shootRow(page: Page): Promise<string[]> {
  const pictures: string[] = [];
  for (const choices of Object.values(modes)) {
    await page.getByLabel('Emotional state').selectOption('');
    for (const [label, value] of Object.entries(choices)) {
      await page.getByLabel(label, { exact: true }).selectOption(value);
    }
    await page.getByLabel('Custom message').fill('.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.orb-host').hover();
    await page.waitForTimeout(settle);
    const box = await page.locator('.orb-host').boundingBox();
    if (!box) throw new Error('The companion is not on the page.');
    const [x, y] = [box.x + box.width / 2 - cell / 2, box.y + box.height / 2 - cell / 2];
    const picture = await page.screenshot({ clip: { x, y, width: cell, height: cell } });
    pictures.push(`data:image/png;base64,${picture.toString('base64')}`);
  }
  return pictures;
}

async function shootRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const rendering of ['painted', 'drawn'] as const) {
    for (const [ground, style] of Object.entries(grounds)) {
      const page = await browser.newPage({
        baseURL: origin,
        viewport: { width: 1440, height: 900 },
        reducedMotion: rendering === 'drawn' ? 'reduce' : 'no-preference',
      });
      await pretendHardware(page);
      await openOrbPage(page);
      await page.locator(`.orb-host[data-rendering="${rendering}"]`).waitFor();
      const quiet = '.bubble,.bench-stage>svg,.bench-state,.bench-stage>h1,.bench-lead{visibility:hidden}';
      await page.addStyleTag({ content: style + quiet });
      rows.push({ name: `${rendering}, on ${ground}`, pictures: await shootRow(page) });
      await page.close();
    }
  }
  return rows;
}

function sheet(rows: Row[]): string {
  const names = Object.keys(modes).map((name) => `<th>${name}</th>`);
  const body = rows.map(
    ({ name, pictures }) =>
      `<tr><th>${name}</th>${pictures.map((source) => `<td><img src="${source}" alt=""></td>`).join('')}</tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The orb</title><style>
    body{margin:0;padding:24px;font:600 15px/1.4 Lexend,system-ui,sans-serif;color:#1b1740;background:#f4f2fc;width:max-content}
    table{border-spacing:6px}th{padding:4px 10px;text-align:center}img{display:block;width:200px;border-radius:18px}
  </style><table><tr><th></th>${names.join('')}</tr>${body.join('')}</table></html>`;
}

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(howToGetChromium);
  buildWebWhenStale();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    const rows = await withServer((origin) => shootRows(browser, origin));
    const page = await browser.newPage({ viewport: { width: 2200, height: 900 } });
    await page.setContent(sheet(rows), { waitUntil: 'load' });
    const picture = await page.screenshot({ fullPage: true });
    await sharp(picture).webp({ quality: 80, effort: 6 }).toFile(output);
    console.log(`Wrote ${output}`);
  } finally {
    await browser.close();
  }
}

await main();
