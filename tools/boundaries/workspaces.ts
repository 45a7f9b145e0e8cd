/** A part of the product: what it is for, the one file to open first, and the packages it may use. */
type Workspace = {
  /** Its line in the map of ARCHITECTURE.md. */
  purpose: string;
  /** From the workspace's folder. */
  openFirst: string;
  uses: readonly string[];
  /** Packages that its tests use besides. */
  testsUse?: readonly string[];
};

type Package = Workspace & {
  /** Its helpers of tests may read files, as its tests may: `testing/` and `testing-*.ts`. */
  testHelpersReadFiles?: true;
  /** It is styles alone: nothing of it is type-checked. */
  hasNoCode?: true;
};

type App = Workspace & {
  /** Where its source is, from the workspace's folder. */
  source: string;
  /** What to do instead of using a package that is not among `uses`. */
  insteadOfOthers: string;
};

/** Pure packages. Each uses only what stands before it. */
export const packages: Readonly<Record<string, Package>> = {
  contract: {
    purpose: 'every call, stream event and window message as a zod schema; documented numbers and times',
    openFirst: 'src/index.ts',
    uses: [],
  },
  language: {
    purpose: 'which words are refused or masked; what a written answer must be',
    openFirst: 'src/profanity.ts',
    uses: [],
    testHelpersReadFiles: true,
  },
  careers: {
    purpose: 'interest profile, matching with real occupations, stories',
    openFirst: 'src/match-careers.ts',
    uses: [],
    testHelpersReadFiles: true,
  },
  mastery: {
    purpose: 'what answers say about a skill; which practice problem comes next',
    openFirst: 'src/parameters.ts',
    uses: [],
    testHelpersReadFiles: true,
  },
  look: {
    purpose: 'colours, typefaces and controls of web and city, as style sheets',
    openFirst: 'src/tokens.css',
    uses: [],
    hasNoCode: true,
  },
  math: {
    purpose: 'exact numbers, reading what students type, equality, verdicts, worked solutions',
    openFirst: 'src/judge/judge-answer.ts',
    uses: [],
  },
  diagram: {
    purpose: 'diagram data → SVG and its text alternative',
    openFirst: 'src/diagram.ts',
    uses: [],
  },
  curriculum: {
    purpose: 'content model, skill generators, loading, verification',
    openFirst: 'src/kit/solution.ts',
    uses: ['math', 'diagram'],
  },
  race: {
    purpose: 'rules of the math race, what it asks, what a student meant',
    openFirst: 'src/reduce-race.ts',
    uses: ['language', 'math'],
    testHelpersReadFiles: true,
  },
  companion: {
    purpose: 'the tutor: what it hears, what it says, what it withholds, how it notices need',
    openFirst: 'src/plan/answer-turn.ts',
    uses: ['language', 'math', 'curriculum'],
    testHelpersReadFiles: true,
  },
  'ai-lab': {
    purpose: 'machines small enough to be seen through: two that sort, one that is counted, one that writes',
    openFirst: 'src/index.ts',
    uses: [],
  },
  'catch-orb': {
    purpose: 'the game of the labs: worked solutions with one planted error, proven to be one',
    openFirst: 'src/plant-error.ts',
    uses: ['math', 'curriculum'],
  },
  'city-sim': {
    purpose: 'rules of the city, its simulation, missions and their judging',
    openFirst: 'src/advance.ts',
    uses: ['math'],
    testsUse: ['contract', 'curriculum'],
    testHelpersReadFiles: true,
  },
};

/** What runs: each is a root of its own, and none knows another. */
export const apps: Readonly<Record<string, App>> = {
  server: {
    purpose: 'Fastify: API, streams, rooms of the city, static files, the embedded PostgreSQL',
    openFirst: 'src/start-server.ts',
    source: 'src',
    uses: [
      'contract',
      'language',
      'careers',
      'mastery',
      'diagram',
      'curriculum',
      'race',
      'companion',
      'catch-orb',
      'city-sim',
    ],
    insteadOfOthers:
      'The server is not meant to use this package. If it should, say so in tools/boundaries/workspaces.ts.',
  },
  web: {
    purpose:
      'the site and the learning app: React Router; public pages are files without React (decision 0009)',
    openFirst: 'app/routes.ts',
    source: 'app',
    uses: ['contract', 'language', 'look', 'diagram', 'race', 'ai-lab'],
    insteadOfOthers:
      'Grading runs on the server, and the answer key has no path to the browser. Ask the API.',
  },
  city: {
    purpose: 'Stem City, the page in the frame: three.js scene, HUD, list view',
    openFirst: 'src/game/start-game.ts',
    source: 'src',
    uses: ['contract', 'look', 'city-sim'],
    insteadOfOthers:
      "The city's page knows the rules of the city and the contract. Everything else is the server's.",
  },
};

/** Where every workspace is, by its name. */
export function folderOf(name: string): string {
  return name in apps ? `apps/${name}` : `packages/${name}`;
}
