import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium, findHeadlessChromium } from './scripts/find-chromium.ts';
import { isWhole } from './scripts/is-whole.ts';

const launch = (executablePath: string | undefined) => ({
  launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
});
/** What a test of the day proves by another case of the same kind (decision 0530). */
const waitsForNight = isWhole ? [] : [/@night/];
// Set once here and inherited by the workers, so that two runs on one machine do not meet.
process.env.BROWSER_TEST_PORT ??= String(20_000 + (process.pid % 20_000));

export default defineConfig({
  testDir: 'tests/browser',
  // Node reads our TypeScript itself. Playwright would compile some 1,800 modules again, each in a fresh clone.
  build: { external: ['**/{apps,packages,scripts,tests,tools}/**'] },
  globalSetup: './tests/browser/start-server.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  // What passes only at a second try is named and counted at the end of the run (decision 0111).
  retries: process.env.SECOND_TRY ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${process.env.BROWSER_TEST_PORT}`,
    trace: 'off',
  },
  projects: [
    // What moves takes a core to draw. Files whose subject it is ask for it themselves (decision 0370).
    {
      name: 'pages',
      grepInvert: [/a whole lesson by mouse/, ...waitsForNight],
      use: { ...launch(findHeadlessChromium()), contextOptions: { reducedMotion: 'reduce' } },
    },
    // The path every student takes, in the program that students have; other ways of input are of its engine.
    {
      name: 'browser',
      testMatch: 'whole-lesson.spec.ts',
      grep: /by mouse/,
      use: launch(findChromium()),
    },
  ],
});
