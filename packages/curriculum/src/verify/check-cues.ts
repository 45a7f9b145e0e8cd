import type { Fault, Sample } from './finding.ts';

const mostCued = 0.45;
const placeTolerance = 0.05;
const enoughSamples = 100;

function shareOf(samples: readonly Sample[], has: (sample: Sample) => boolean): number {
  return samples.filter(has).length / samples.length;
}

/** The right choice is longer than every other by more than a character or two. */
function isLongest({ rendered }: Sample): boolean {
  const right = rendered.choices.find(({ correct }) => correct)?.text.length ?? 0;
  return rendered.choices.every(({ correct, text }) => correct || text.length + 2 < right);
}

function isLowest(value: string): boolean {
  const [a, b] = (value.match(/\d+\s*[:/]\s*\d+/)?.[0] ?? '').split(/[:/]/).map(Number);
  let [x, y] = [a ?? 0, b ?? 0];
  while (y !== 0) [x, y] = [y, x % y];
  return x === 1;
}

/** The right choice alone is in lowest terms, and the question did not ask for that. */
function isOnlySimplified({ spec: { answer, distractors } }: Sample): boolean {
  if ((answer.form !== 'ratio' && answer.form !== 'fraction') || answer.asked === 'lowest-terms')
    return false;
  return isLowest(answer.value) && distractors.every(({ value }) => !isLowest(value));
}

/** Over many problems of a level, neither length, nor simplicity, nor place points at the right choice. */
export function checkCues(samples: readonly Sample[]): Fault[] {
  if (samples.length < enoughSamples) return [];
  const faults: Fault[] = [];
  const report = (message: string): void => void faults.push({ rule: 'cue', message });
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const longest = shareOf(samples, isLongest);
  if (longest > mostCued) report(`the right choice is the longest in ${percent(longest)}`);
  const simplified = shareOf(samples, isOnlySimplified);
  if (simplified > mostCued) report(`the right choice alone is simplified in ${percent(simplified)}`);
  for (const [count, group] of Map.groupBy(samples, ({ rendered }) => rendered.choices.length)) {
    if (group.length < enoughSamples) continue;
    for (let id = 1; id <= count; id += 1) {
      const share = shareOf(group, ({ rendered }) => rendered.choices[id - 1]?.correct === true);
      if (Math.abs(share - 1 / count) > placeTolerance) {
        report(`the right choice stands at place ${id} in ${percent(share)}`);
      }
    }
  }
  return faults;
}
