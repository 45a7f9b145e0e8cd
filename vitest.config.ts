import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { preactForReact } from './apps/city/preact-for-react.ts';
import { contentModules } from './apps/web/scripts/content-modules.ts';

// What runs in Node is loaded by Node itself, as `npm start` loads it. Through Vite's module runner every use of an
// import is a look into an object, which makes calculations take five times as long.
const native = { viteModuleRunner: false, nodeLoader: false };

/** A library by its modules: what it requires as CommonJS no alias reaches. */
function modulesOf(file: string) {
  const [name = ''] = file.split('/dist/');
  return [
    { find: new RegExp(`^${name}$`), replacement: path.join(import.meta.dirname, 'node_modules', file) },
  ];
}

/**
 * unit: packages, tools and everything else without a database. deep: the same over so many cases that `npm test` runs
 * it and `npm run check` does not. web: what needs a page, in jsdom; in packages that is a `.dom.test.ts`. city: the same for the city's page, on Preact, as it ships.
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
          include: ['packages/**/*.test.ts', '{scripts,tools}/**/*.test.ts'],
          exclude: ['**/*.{deep,dom,nightly}.test.ts', '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deep',
          isolate: false,
          environment: 'node',
          experimental: native,
          include: ['{packages,scripts,tools}/**/*.deep.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'nightly',
          environment: 'node',
          experimental: native,
          include: ['tools/**/*.nightly.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        plugins: [contentModules(), react()],
        test: {
          name: 'web',
          isolate: false,
          environment: 'jsdom',
          include: ['apps/web/**/*.test.{ts,tsx}', 'packages/**/*.dom.test.ts'],
          setupFiles: ['apps/web/app/testing/fresh-modules.ts', 'apps/web/app/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        resolve: {
          alias: [
            ...preactForReact,
            ...modulesOf('@testing-library/react/dist/@testing-library/react.esm.js'),
            ...modulesOf('lucide-react/dist/esm/lucide-react.mjs'),
          ],
        },
        test: {
          name: 'city',
          isolate: false,
          environment: 'jsdom',
          include: ['apps/city/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/app/testing/fresh-modules.ts', 'apps/web/app/testing/setup.ts'],
          // Libraries that ask for React get what the page gives them.
          server: { deps: { inline: [/preact/, /@testing-library\/react/, /lucide-react/] } },
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
          setupFiles: ['apps/server/src/testing/note-statements.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A wait for something to happen ends when it happens, however busy the machine is.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
