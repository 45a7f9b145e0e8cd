import { evaluateExact } from '../../../../judge/equivalent.ts';
import { compareRational, multiplyRational, rational } from '../../../../rational/rational.ts';
import { byStatements } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import type { Frame } from '../frame.ts';

const times = '(year|month|week|day|hour|minute)';
const each = regex`# percent (?:of [a-z ]+?|interest )?(?:every|each|per|an?) ${times}\b|# percent (annual|year|month|week|dai|hour)ly|\b(?:each|every|per) ${times}\b[^.]*# percent`;
const up = /\b(?:grows?|growing|increas\w*|rises?|rising|gains?|interest|appreciat\w*|goes up|go up)\b/;
const down =
  /\b(?:los(?:es?|ing)|decreas\w*|drops?|dropping|shrinks?|shrinking|declin\w*|depreciat\w*|decays?|goes down|falls?|falling|go down)\b/;
const below = /\b(?:less than|below|under|fewer than|lower than) @/;
const above = /\b(?:more than|above|over|greater than|higher than|exceeds?|exceeding) @/;
const whole =
  /\b(?:full|whole|complete|entire) (?:year|month|week|day|hour|minute)s?\b|\bfor the first time\b|\bhow many (?:years|months|weeks|days|hours|minutes)\b/;
/** More times than this are no school problem. */
const longest = 100;

const otherThanPastLevel =
  /\b(?:simple|continuous\w*|compounded|half[- ]life|doubl\w*|tripl\w*|first (?:year|month)|then|plus|adds?|added|deposits?)\b/;

/** A percent of itself is gained or lost each time: after how many whole times it is past a level. */
export const pastLevel: Frame = ({ text, numbers, question }) => {
  const [one, two, three, more] = numbers;
  if (!one || !two || !three || more || otherThanPastLevel.test(text)) return null;
  const rate = numbers.find(({ around }) => /@ percent/.test(around));
  const goals = numbers.filter(({ around }) => below.test(around) || above.test(around));
  const [goal, other] = goals;
  const start = numbers.find((told) => told !== rate && told !== goal);
  const found = each.exec(text);
  const unit = found?.slice(1).find(Boolean)?.replace('annual', 'year').replace('dai', 'day');
  if (!rate || !goal || other || !start || goal === rate || unit === undefined) return null;
  if (start.at > goal.at || !whole.test(text)) return null;
  if (!regex`\b(?:when|how (?:long|many)|(?:full|whole|complete) ${unit}s)\b`.test(question)) return null;
  if (!regex`\b${unit}s?\b`.test(question)) return null;
  const rises = up.test(text);
  if (rises === down.test(text) || above.test(goal.around) !== rises) return null;
  const [a, r, b] = [start, rate, goal].map(({ value }) => evaluateExact(value));
  if (!a || !r || !b) return null;
  const factor = rational(100n * r.d + (rises ? r.n : -r.n), 100n * r.d);
  const isPast = (value: typeof a): boolean => compareRational(value, b) * (rises ? 1 : -1) > 0;
  if (factor.n <= 0n || isPast(a)) return null;
  let [value, n] = [a, 0];
  while (!isPast(value) && n < longest) {
    value = multiplyRational(value, factor);
    n += 1;
  }
  if (!isPast(value)) return null;
  const power = (k: string): string => `a · (1 ${rises ? '+' : '-'} r/100)^${k}`;
  const [past, not] = rises ? ['>', '≤'] : ['<', '≥'];
  return byStatements(
    { a: start.value, r: rate.value, b: goal.value, n: `${n}` },
    [`${power('n')} ${past} b`, `${power('(n - 1)')} ${not} b`],
    { kind: 'story', answer: `${n} ${unit}${n === 1 ? '' : 's'}`, rule: 'past-after' },
  );
};
