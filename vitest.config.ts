import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentModules } from './apps/web/scripts/content-modules.ts';

/**
 * unit: packages, scripts and everything else without a database. deep: the same over so many cases that `npm test` runs
 * it and `npm run check` does not. web and city: components in jsdom.
 * server: the real app on a real PostgreSQL, one database a test file. Test files share their worker: starting a new
 * one, with its page and its modules, costs ten times what the tests of a file do.
 */
export default defineConfig({
  test: {
    // Every core works: the main process sleeps while tests run.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.deep.test.ts', '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deep',
          isolate: false,
          environment: 'node',
          include: ['packages/**/*.deep.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        plugins: [contentModules(), react()],
        test: {
          name: 'web',
          isolate: false,
          environment: 'jsdom',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/app/testing/fresh-modules.ts', 'apps/web/app/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'city',
          isolate: false,
          environment: 'jsdom',
          include: ['apps/city/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/app/testing/fresh-modules.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
