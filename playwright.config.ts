import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/find-chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/start-server.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: process.env.BROWSER_TEST_ORIGIN ?? 'http://127.0.0.1:4173',
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
    trace: 'off',
  },
});
