// `npm run shots [-- --docs] [words…]`: pictures of every screen at 1440 and 390 px into build/screens, from a server of
// its own; with words, only of screens whose name has one of them. With --docs those that docs/screens holds are renewed
// there: a file that is put there once is kept up to date, so that the documents show few and telling ones.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { allScreens } from '../tests/browser/screens/all-screens.ts';
import type { Screen, State } from '../tests/browser/screens/screens.ts';
import { guardianWithSession } from '../tests/browser/support/guardian.ts';
import { newStudent, studentWithSession } from '../tests/browser/support/student.ts';
import { adminWithSession, teacherWithSession } from '../tests/browser/support/teacher.ts';
import { chromiumArguments, findChromium, howToGetChromium } from './find-chromium.ts';
import { withServer } from './with-server.ts';

const root = path.dirname(import.meta.dirname);
const { values, positionals: wanted } = parseArgs({
  options: { docs: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = path.join(root, values.docs ? 'docs/screens' : 'build/screens');
const sizes = [
  { name: '1440', width: 1440, height: 900 },
  { name: '390', width: 390, height: 844 },
];
type Size = (typeof sizes)[number];
/** Milliseconds for one press: a map of the city is drawn whole, without a graphics card. */
const patience = 120_000;
/** No picture of the format is taller. */
const tallest = 16_383;

const executablePath = findChromium();
if (!executablePath) throw new Error(howToGetChromium);
mkdirSync(folder, { recursive: true });

await withServer(async (origin, dataDir) => {
  // Who is invited on the way to a screen is invited where this server keeps its data.
  process.env.DATA_DIR = dataDir;
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  for (const screen of allScreens) {
    for (const size of sizes) {
      if (statesOf(screen).some((state) => isWanted(state, size))) {
        await takeAll({ browser, origin, dataDir }, screen, size);
      }
    }
  }
  await browser.close();
});

function statesOf({ name, open, following = [] }: Screen): State[] {
  return [{ name, go: open }, ...following];
}

function fileOf({ name }: State, size: Size): string {
  return path.join(folder, `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${size.name}.webp`);
}

function isWanted(state: State, size: Size): boolean {
  const isNamed = wanted.length === 0 || wanted.some((word) => state.name.includes(word));
  return isNamed && (!values.docs || existsSync(fileOf(state, size)));
}

type Studio = { browser: Browser; origin: string; dataDir: string };

/** Goes through the states of a screen and takes a picture of each that is wanted. */
async function takeAll({ browser, origin, dataDir }: Studio, screen: Screen, size: Size): Promise<void> {
  const { who } = screen;
  const context = await browser.newContext({ baseURL: origin, viewport: size, reducedMotion: 'reduce' });
  try {
    const registers = true;
    if (who === 'admin') await adminWithSession(context, dataDir);
    else if (who === 'guardian') await guardianWithSession(context, dataDir);
    else if (who === 'teacher') await teacherWithSession(context, dataDir);
    else if (who !== 'visitor')
      await studentWithSession(context, newStudent(), { onboarded: who === 'student', registers });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    for (const state of statesOf(screen)) {
      await page.setViewportSize(size);
      await state.go(page);
      if (isWanted(state, size)) await take(page, fileOf(state, size), size);
    }
  } catch (error) {
    console.error(
      `${screen.name}, ${size.name} px: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    );
    process.exitCode = 1;
  }
  await context.close();
}

async function take(page: Page, file: string, size: Size): Promise<void> {
  await page.waitForTimeout(600);
  // A tall window instead of a stitched page, so that the fixed strip stays at the bottom.
  const height = await page.evaluate(() => {
    const { innerWidth, innerHeight, document: shown } = window;
    const covers = shown.elementsFromPoint(innerWidth / 2, innerHeight / 2).some((element) => {
      const isFixed = getComputedStyle(element).position === 'fixed' || element.matches(':modal');
      return isFixed && element.clientHeight >= innerHeight;
    });
    // A game lies over its page and has the height of the window.
    return covers ? innerHeight : shown.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width: size.width, height: Math.min(Math.max(size.height, height), tallest) });
  await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  console.log(path.relative(root, file));
}
