import { describeDiagram } from '@playforward/diagram';
import { listedWithAnd } from '../numbers/listed-with-and.ts';
import { showValue } from '../show-value.ts';
import { enoughForLevels } from './check-level-words.ts';
import type { Fault, Sample } from './finding.ts';
import { statesValue } from './states-value.ts';

/** Fewer problems worked in one way say nothing: the key may be one of their numbers by chance. */
const leastAlike = 20;
const mostEarly = 0.5;
/** A number that stands in the work of all problems, as in ÷ 4 × 3, is the key of some of them. */
const leastKeys = 3;

/** One and two are too often a count or an exponent on the way. */
const plainNumber = /^[−-]?(?:\d{2,}|\d*\.\d+|[3-9])$/;
/** Work with this many numbers lists data, among which the key may be by chance. */
const leastData = 4;
const number = /\d+(?:\.\d+)?/g;

/** The key as steps write it, or null where it is no plain number or the problem itself tells it. */
function untoldKey({ spec, rendered }: Sample): string | null {
  const { value, form } = spec.answer;
  if (!rendered.input || !plainNumber.test(value)) return null;
  const shown = listedWithAnd(showValue(value, { form }));
  const told = `${rendered.question} ${rendered.diagram ? describeDiagram(rendered.diagram) : ''}`;
  return statesValue(told, shown) ? null : shown;
}

/** Whether a step works with the key, or tells it, before a step has arrived at it. */
function usesEarly({ spec, rendered }: Sample, key: string): boolean {
  for (const [index, { before, after }] of spec.steps.entries()) {
    const said = rendered.steps[index];
    const work = (before.match(number) ?? []).length < leastData ? before : '';
    const texts = [work, said?.instruction ?? '', said?.explanation ?? ''];
    if (texts.some((text) => statesValue(text, key))) return true;
    if (after.includes(key)) return false;
  }
  return false;
}

/** Steps come to the key: where they begin from it in most problems worked in one way, they are written from the end. */
export function checkEarlyKey(samples: readonly Sample[]): Fault[] {
  if (samples.length < enoughForLevels) return [];
  const untold = samples.flatMap((sample) => {
    const key = untoldKey(sample);
    return key === null ? [] : [{ sample, key }];
  });
  const ways = Map.groupBy(untold, ({ sample }) => sample.spec.steps.map(({ rule }) => rule).join(' '));
  return [...ways].flatMap(([way, alike]): Fault[] => {
    const early = alike.filter(({ sample, key }) => usesEarly(sample, key));
    const isChance = new Set(early.map(({ key }) => key)).size < leastKeys;
    if (alike.length < leastAlike || early.length / alike.length <= mostEarly || isChance) return [];
    const share = Math.round((100 * early.length) / alike.length);
    return [
      {
        rule: 'early-key',
        message: `in ${share} % of the problems worked by ${way.replaceAll(' ', ', ')}, a step uses the key before one finds it, such as ${early[0]?.key}`,
      },
    ];
  });
}
