/** One figure of the city: what it is, how it came out, and the limit of the design where it has one. */
export type Figure = {
  label: string;
  value: number;
  unit: string;
  atMost?: number;
  atLeast?: number | undefined;
  note?: string;
};

/** Whether a figure keeps within its limits. */
export function isMet({ value, atMost, atLeast }: Figure): boolean {
  return (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
}

/** One part of `npm run bench:city`. A part that needs a server or a browser starts and stops its own. */
export type BenchPart = { name: string; measure: () => Figure[] | Promise<Figure[]> };

/** Milliseconds that the quickest of `times` runs takes: what the code costs when nothing else takes the machine. */
export function quickest(times: number, run: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
