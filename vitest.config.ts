import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentModules } from './apps/web/scripts/content-modules.ts';

// What runs in Node is loaded by Node itself, as `npm start` loads it. Through Vite's module runner every use of an
// import is a look into an object, which makes calculations take five times as long.
const native = { viteModuleRunner: false, nodeLoader: false };

/**
 * unit: packages, scripts and everything else without a database. deep: the same over so many cases that `npm test` runs
 * it and `npm run check` does not. web: what needs a page, in jsdom; in packages that is a `.dom.test.ts`.
 * server: the real app on a real PostgreSQL, one database a test file. Test files share their worker: starting a new
 * one, with its page and its modules, costs ten times what the tests of a file do. A worker ends where the next file is
 * of another project or wants another environment, so no file names an environment of its own.
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
          experimental: native,
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.{deep,dom}.test.ts', '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deep',
          isolate: false,
          environment: 'node',
          experimental: native,
          include: ['{packages,scripts}/**/*.deep.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        plugins: [contentModules(), react()],
        test: {
          name: 'web',
          isolate: false,
          environment: 'jsdom',
          include: ['apps/{web,city}/**/*.test.{ts,tsx}', 'packages/**/*.dom.test.ts'],
          setupFiles: ['apps/web/app/testing/fresh-modules.ts', 'apps/web/app/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          environment: 'node',
          experimental: native,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A wait for something to happen ends when it happens, however busy the machine is.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
