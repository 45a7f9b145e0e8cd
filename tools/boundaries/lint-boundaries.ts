import { apps, packages } from './workspaces.ts';

/** Import specifiers that are refused, and what to do instead. */
type Refused = { group: string[]; message: string };
type LintBlock = { includes: string[]; linter: object };

const oneDoor: Refused = {
  group: ['@playforward/*/**'],
  message: "A package has one door. Import from '@playforward/<name>' and export there what is missing.",
};
const noClimbing: Refused = {
  group: ['../../../../**'],
  message:
    'This climbs out of the feature. Import a package by its name, or move the shared part where both may reach it.',
};
const pure: Refused = {
  group: ['node:*', 'fs', 'path', 'react', 'react-dom', 'react/**', 'fastify', 'drizzle-orm', 'pg'],
  message: 'Packages are pure: no I/O, no framework. Take the value as an argument and read it in the app.',
};
const inTheBrowser: Refused = {
  group: ['fastify', 'pg', 'drizzle-orm', 'node:*'],
  message: 'This code runs in the browser. Ask the API.',
};
const onTheServer: Refused = {
  group: ['react', 'react-dom'],
  message: 'The server draws nothing. What people see is in apps/web and apps/city.',
};

function others(uses: readonly string[], message: string): Refused {
  return { group: ['@playforward/*', ...uses.map((name) => `!@playforward/${name}`)], message };
}

/**
 * The part of the linter's configuration that holds the arrows. Of the blocks that match a file the last one alone counts, so a part of
 * an app repeats what holds for the whole of it.
 */
export function lintBoundaries() {
  const { linter } = block([], [oneDoor, noClimbing]);
  return {
    linter,
    overrides: [...Object.entries(packages).map(packageBlock), ...Object.entries(apps).flatMap(appBlocks)],
  };
}

function packageBlock([name, { uses, testHelpersReadFiles }]: [
  string,
  (typeof packages)[string],
]): LintBlock {
  const message =
    'Dependencies point one way (ARCHITECTURE.md, arrows). Move the shared part to a package that both may use.';
  const outside = ['!**/*.test.ts', ...(testHelpersReadFiles ? ['!**/testing/**', '!**/testing-*.ts'] : [])];
  return block([`packages/${name}/**`, ...outside], [oneDoor, pure, others(uses, message)]);
}

function appBlocks([name, { source, uses, insteadOfOthers }]: [string, (typeof apps)[string]]): LintBlock[] {
  const runsWhere = name === 'server' ? onTheServer : inTheBrowser;
  const everywhere = [oneDoor, runsWhere, others(uses, insteadOfOthers)];
  const inApp = (folder: string) => `apps/${name}/${source}/${folder}`;
  const whole = block([inApp('**')], [...everywhere, noClimbing]);
  return [
    whole,
    ...(parts[name]?.map(({ folders, refused }) => block(folders.map(inApp), [...everywhere, refused])) ??
      []),
  ];
}

/** Parts of an app that may know less than the whole of it. */
const parts: Readonly<Record<string, { folders: string[]; refused: Refused }[]>> = {
  server: [
    {
      folders: ['features/**'],
      refused: {
        group: ['../*', '../*/**', '!../../**', '!../feature.ts'],
        message:
          'Features never import each other. Let the app context carry the operation, or move the shared part to src/.',
      },
    },
    {
      // A large feature has folders of its own.
      folders: ['features/*/*/**'],
      refused: {
        group: ['../../*', '../../*/**', '!../../../**', '!../../feature.ts'],
        message:
          'Features never import each other. Let the app context carry the operation, or move the shared part to src/.',
      },
    },
  ],
  web: [
    {
      folders: ['features/**'],
      refused: {
        group: ['../*', '../*/**', '!../../**'],
        message: 'Features never import each other. A page in pages/ joins them.',
      },
    },
    {
      // A large feature has folders of its own.
      folders: ['features/*/*/**'],
      refused: {
        group: ['../../*', '../../*/**', '!../../../**'],
        message: 'Features never import each other. A page in pages/ joins them.',
      },
    },
    {
      folders: ['ui/**', 'api/**'],
      refused: {
        group: ['../features/**', '../pages/**', '../../features/**', '../../pages/**'],
        message: 'The UI kit knows no feature. Pass what it shows as a prop.',
      },
    },
  ],
};

function block(includes: string[], patterns: Refused[]): LintBlock {
  const noRestrictedImports = { level: 'error', options: { patterns } };
  return { includes, linter: { rules: { style: { noRestrictedImports } } } };
}
