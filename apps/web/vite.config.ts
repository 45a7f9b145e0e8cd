import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentModules } from './scripts/content-modules.ts';
import { withoutSchemas } from './scripts/without-schemas.ts';

const server = 'http://127.0.0.1:3000';

const pagesBegin =
  /app\/(features\/accounts\/session\/(require-session|use-sign-out)|pages\/(something-broke|page-title)|preferences\/(preferences|apply-preferences)|ui\/(button|card|chip|dialog|failed-card|logo|state-card|stars|tabs|text-field|icon-button|password-field|progress-bar|reading\/math-text|toast\/late-toaster))\.tsx?$/;
const adultsShare =
  /app\/(api\/(role-query|save-file)|pages\/family\/use-hash|features\/curriculum\/(sort-courses|course-title|queries))\.ts$/;
/** What several pages share and a lesson does without at first; each is fetched by the pages and parts that want it. */
const notForLessons = {
  doors:
    /app\/(pages\/page-meta|features\/accounts\/(?!session\/(session|require-session|use-sign-out)|remember-account))/,
  careers: /app\/(features\/careers\/|ui\/career-emblem)/,
  browsing: /app\/ui\/listing\//,
  board:
    /packages\/diagram\/src\/hands\/|app\/features\/hands\/(plane-picture|handle|place-field|use-width|count-up)/,
  voice:
    /app\/(features\/orb\/(queue\/|voice\/(orb-bubble|orb-said|moods|typing|use-orb-mood)|use-companion|use-orb-context)|ui\/(bubble-height|reading\/(use-read-aloud|spoken-text|read-aloud)))/,
  errands: /app\/features\/(checks|classes|my-data)\//,
};
/** What only public pages share runs in no browser; libraries come with the part that wants them. */
const isPartOfItsOwn =
  /site-frame|ui\/video|\/content|packages\/(ai-lab|language|race|companion)\/|features\/labs\/|node_modules\/(?!lucide-react)/;
const limits = /packages\/contract\/src\/(classroom\/)?(family|school|classroom)-limits\.ts$/;
const adultIcons =
  /lucide-react\/dist\/esm\/icons\/(arrow-left|arrow-right|book-open|building-complex|chevron-down|chevron-left|chevron-right|circle-check|clock|copy|download|eye|eye-off|flag|footprints|hand|info|key-round|list-checks|log-out|mail|pause|play|plus|presentation|printer|rocket|rotate-cw|search|send|shield-check|star|target|trash|user-plus|user-round)\.mjs$/;

export default defineConfig({
  plugins: [contentModules(), tailwindcss(), reactRouter()],
  build: {
    rolldownOptions: {
      output: {
        // A school's proxy often speaks HTTP/1.1, six files at a time: few files beat small ones.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
              priority: 3,
            },
            {
              name: 'base',
              // What every page after sign-in begins with, with all it stands on; pages of adults need little more
              // (decision 0340). `npm run bench:web` says when one of them begins to load what students need.
              test: (id: string) =>
                [pagesBegin, adultsShare, limits, adultIcons].some((those) => those.test(id)),
              priority: 2.5,
            },
            // What pages of teachers and the school's office have in common, and each of them for itself.
            { name: 'adults', test: /app\/ui\/adult\//, minShareCount: 2, minSize: 0, priority: 2.5 },
            {
              name: 'teachers',
              test: /app\/features\/teach\//,
              minShareCount: 2,
              minSize: 0,
              priority: 2.4,
            },
            {
              name: 'connections',
              test: /app\/features\/connect\//,
              minShareCount: 2,
              minSize: 0,
              priority: 2.4,
            },
            {
              name: 'office',
              test: /app\/features\/school\//,
              minShareCount: 2,
              minSize: 0,
              priority: 2.4,
            },
            {
              name: 'family',
              test: /app\/features\/family\//,
              minShareCount: 2,
              minSize: 0,
              priority: 2.4,
            },
            ...Object.entries(notForLessons).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
              minSize: 0,
              priority: 1.5,
            })),
            {
              name: 'shared',
              test: (id: string) =>
                !isPartOfItsOwn.test(id) && !Object.values(notForLessons).some((those) => those.test(id)),
              minShareCount: 3,
              minSize: 0,
              priority: 2,
            },
            {
              // What lesson and dashboard have in common, and the crumbs that their late parts share with them.
              name: 'session',
              test: /features\/practice\/|node_modules\/(idb|lucide-react)\/|\/use-game-room|app\/ui\/(?!toast\/toaster|site-frame)|(game-frame|calculator|scratch-pad)\/(text|last-lesson)/,
              minShareCount: 2,
              minSize: 0,
              priority: 1,
            },
            {
              name: 'usage',
              test: /node_modules\/(@segment|@lukeed|tslib|dset|unfetch|obj-case|new-date|inherits)\//,
              minShareCount: 2,
              minSize: 0,
              priority: 1,
            },
          ],
        },
      },
      treeshake: withoutSchemas,
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/auth', '/user', '/api', '/missions', '/analytics', '/docs', '/stem-city', '/lti'].map((path) => [
        path,
        { target: server, ws: true },
      ]),
    ),
  },
});
