import type { Setting, Template } from '../template.ts';

type Words = readonly [label: string, unit: string];

/** What the series and outcomes of a mission are called: the setting's words, else those of every store and site. */
export function metricWords({ metrics }: Setting): Readonly<Record<string, Words>> {
  return {
    stored: ['Still covered', unitOf(metrics)],
    need: ['Needed', unitOf(metrics)],
    supply: ['Brought by your plan', unitOf(metrics)],
    missing: ['Missing so far', unitOf(metrics)],
    shortShare: ['Missing', '%'],
    spareShare: ['Left over', '%'],
    ...metrics,
  };
}

function unitOf(metrics: Setting['metrics']): string {
  return Object.values(metrics).find(([, unit]) => unit !== '%')?.[1] ?? '';
}

/** The series that a prediction is about. */
export function predictedMetric(template: Template, { meter }: Setting): string {
  return template.predict ?? (meter ? 'supply' : 'stored');
}

/** The series that are drawn after a run. */
export function drawnMetrics(template: Template, { meter }: Setting): readonly string[] {
  return template.chart ?? (meter ? ['supply', 'need'] : ['stored', 'missing']);
}
