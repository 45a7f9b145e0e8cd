import { meets, type Stars } from '../judge-goals.ts';
import type { ProcessResult, Setting, Template } from '../template.ts';
import { round } from '../tiers.ts';
import { metricWords, predictedMetric } from './metric-words.ts';
import { showMeasure } from './show-number.ts';

type Ending = {
  template: Template;
  setting: Setting;
  result: ProcessResult;
  outcome: Readonly<Record<string, number>>;
  stars: Stars;
};

/** One line of what the city ended in: what was missing, what is left over, or that both are nothing. */
export function sayWhatHappened({ template, setting, result, outcome, stars }: Ending): string {
  const words = metricWords(template, setting);
  const ends = endsOf(result.series);
  if (ends) {
    const [, unit = ''] = words.stored ?? [];
    if (ends.missing > 0)
      return `Missing in the end: ${showMeasure(ends.missing, unit)}.${waited(result.series)}`;
    if (ends.left > 0) return `Nothing is missing. Left over: ${showMeasure(ends.left, unit)}.`;
    return 'Nothing is missing, nothing is left over.';
  }
  const missed = (template.tiers[Math.min(2, stars)] ?? []).filter(
    (bound) => !meets(bound, outcome[bound.metric]),
  );
  const told = missed.length > 0 ? missed.map(({ metric }) => metric) : [predictedMetric(template, setting)];
  return told
    .map((metric) => {
      const [label = metric, unit = ''] = words[metric] ?? [];
      return `${label}: ${showMeasure(outcome[metric] ?? 0, unit)}.`;
    })
    .join(' ');
}

type Series = ProcessResult['series'];

/** What is missing and what is left on the last day, by the meters of goods or by what a meter says is brought. */
function endsOf({ stored, missing, need, supply }: Series): { missing: number; left: number } | null {
  if (stored && missing) return { missing: missing.at(-1) ?? 0, left: stored.at(-1) ?? 0 };
  if (!need || !supply) return null;
  const more = round((supply.at(-1) ?? 0) - (need.at(-1) ?? 0));
  return { missing: Math.max(0, -more), left: Math.max(0, more) };
}

/** The days on which a work site did not get all it asked for. */
function waited({ missing }: Series): string {
  if (!missing) return '';
  const days = missing.filter((sum, day) => sum > (missing[day - 1] ?? 0)).length;
  return ` The work waited on ${days} of ${missing.length} days.`;
}
