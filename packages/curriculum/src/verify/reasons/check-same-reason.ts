import type { Fault, Sample } from '../finding.ts';

/** Two wrong answers are not explained by the same words: what fits both says too little of one, or is true of one only. */
export function checkSameReason({ rendered }: Pick<Sample, 'rendered'>): Fault[] {
  const groups = Map.groupBy(
    rendered.choices.filter(({ correct }) => !correct),
    ({ reason }) => reason,
  );
  return [...groups].flatMap(([reason, choices]): Fault[] => {
    if (choices.length < 2) return [];
    const shown = choices.map(({ text }) => `"${text}"`).join(' and ');
    return [{ rule: 'same-reason', message: `${shown} have one reason: ${reason}` }];
  });
}
