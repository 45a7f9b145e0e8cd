// `npm run shots [-- words…]`: pictures of every screen at 1440 and 390 px into docs/screens, from a server of its own;
// with words, only of screens whose name has one of them.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { allScreens } from '../tests/browser/all-screens.ts';
import type { Screen } from '../tests/browser/screens.ts';
import { newStudent, studentWithSession } from '../tests/browser/student.ts';
import { chromiumArguments, findChromium, howToGetChromium } from './find-chromium.ts';
import { withServer } from './with-server.ts';

const folder = path.join(path.dirname(import.meta.dirname), 'docs/screens');
const wanted = process.argv.slice(2);
const sizes = [
  { name: '1440', width: 1440, height: 900 },
  { name: '390', width: 390, height: 844 },
];
type Size = (typeof sizes)[number];

const executablePath = findChromium();
if (!executablePath) throw new Error(howToGetChromium);
mkdirSync(folder, { recursive: true });

await withServer(async (origin) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  for (const screen of allScreens.filter(({ name }) => isWanted(name))) {
    for (const size of sizes) await take({ browser, origin }, screen, size);
  }
  await browser.close();
});

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((word) => name.includes(word));
}

type Studio = { browser: Browser; origin: string };

async function take({ browser, origin }: Studio, { name, who, open }: Screen, size: Size): Promise<void> {
  const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${size.name}.png`;
  const context = await browser.newContext({ baseURL: origin, viewport: size, reducedMotion: 'reduce' });
  try {
    if (who !== 'visitor') await studentWithSession(context, newStudent(), { onboarded: who === 'student' });
    const page = await context.newPage();
    await open(page);
    await page.waitForTimeout(600);
    // A tall window instead of a stitched page, so that the fixed strip stays at the bottom.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
    // 256 colors look the same and take a quarter of the room.
    const picture = await page.screenshot();
    await sharp(picture).png({ palette: true, effort: 10 }).toFile(path.join(folder, file));
    console.log(file);
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    process.exitCode = 1;
  }
  await context.close();
}
