/** What a public page must reach; scores in points of 100, script in kB (1,000 bytes) of gzip. */
const limits = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  layoutShift: 0.01,
  landingScript: 75,
};

export type PageResult = {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  layoutShift: number;
  /** The largest thing to appear, as its selector; empty when nothing was painted. */
  largest: string;
  /** Script that arrives before anyone touches the page. */
  script: number;
  /** Audits that cost points, by name. */
  lost: string[];
};

/** What falls short of the limits, in words; empty when the page holds. */
export function shortfalls(page: PageResult): string[] {
  const low = (['performance', 'accessibility', 'bestPractices', 'seo'] as const)
    .filter((name) => page[name] < limits[name])
    .map((name) => `${name} ${page[name]}, wanted ${limits[name]}`);
  const shift =
    page.layoutShift > limits.layoutShift
      ? [`layout shift ${page.layoutShift}, at most ${limits.layoutShift}`]
      : [];
  const script =
    page.path === '/' && page.script > limits.landingScript
      ? [`script ${page.script.toFixed(1)} kB, at most ${limits.landingScript}`]
      : [];
  return [...low, ...shift, ...script];
}

/** Of an odd number of runs the one in the middle by performance; a loaded machine makes single runs too slow. */
export function middleRun(runs: PageResult[]): PageResult | undefined {
  return [...runs].sort((a, b) => a.performance - b.performance)[Math.floor(runs.length / 2)];
}
