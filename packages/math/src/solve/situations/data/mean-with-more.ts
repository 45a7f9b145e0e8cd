import { together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { countOf, numberText, numberWords, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { decimalText } from '../../stories/frames/frame.ts';
import type { Situation } from '../situation.ts';

const n = `(${numberText})(?:%| points?| degrees?| minutes?| pounds?)?`;
const list = new RegExp(
  `(?<![\\w.])(${numberText}(?:(?:\\s*,\\s*(?:and )?|\\s+and\\s+)${numberText}){2,14})`,
);
const places = 'second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ordinal = `(?:${places.join('|')}|\\d{1,2}th)`;
const event =
  '(?:(?:math|science|history|spelling) )?(?:quiz|test|exam|game|round|try|trial|race|match|paper|score|day|number|value|time)';
const gets =
  '(?:scores?|scored|gets?|got|earns?|earned|makes?|made|has|had|is|was|receives?|received|rolls?|runs?)';
/** One more value, told with what it is the next one of. */
const further: readonly RegExp[] = [
  new RegExp(
    `\\b(?:on|in|for) (?:the|her|his|their|my|a) (?:next|last|final|new|other|${ordinal}) (?:one|${event})?,? ?[a-z]+ ${gets} (?:an? )?${n}`,
  ),
  new RegExp(
    `\\b${gets} (?:an? )?${n} (?:points? )?(?:on|in|for) (?:the|her|his|their|my|a) (?:next|last|final|new|${ordinal}) (?:one|${event})\\b`,
  ),
  new RegExp(
    `\\b(?:the|her|his|their|my|an?) (?:next|last|final|new|${ordinal}) ${event} (?:score |value |grade )?(?:is|was|of)(?: an?)? ${n}`,
  ),
  new RegExp(
    `\\b(?:another|one more|an additional|a new) (?:${event})? ?(?:score |value )?(?:of |is |was )?(?:an? )?${n}(?: is (?:added|included))?`,
  ),
];
const counted = new RegExp(`(?<![\\w.])(\\d{1,2}|${numberWords(2)})(?![\\w.%])`, 'g');

/** A row of values and one more of them: the mean of all. */
export const meanWithMore: Situation = ({ text }, ask) => {
  if (
    !/\b(?:mean|average)\b/.test(text) ||
    /\b(?:median|mode|range|lowest|dropp?\w*|replac\w*|remov\w*|each|needs?|must|want\w*)\b/.test(text)
  )
    return null;
  const cut = cutter(text);
  const row = cut.take(list)?.[1];
  const more = further.map((pattern) => cut.take(pattern)).find((found) => found !== null);
  const rest = cut.rest();
  if (row === undefined || !more) return null;
  const values = row.split(/\s*,\s*(?:and )?|\s+and\s+/).map(plainNumber);
  const all = values.length + 1;
  const place = new RegExp(ordinal).exec(more[0])?.[0];
  if (
    place !== undefined &&
    (places.indexOf(place) + 2 || Number.parseInt(place, 10)) !== all &&
    Number.parseInt(place, 10) !== all
  )
    return null;
  const question = rest.slice(
    Math.max(rest.search(/\b(?:what|whats|find|calculate|determine|compute)\b/), 0),
  );
  if (!/\b(?:all|new|now|overall|then|total)\b/.test(question)) return null;
  const counts = [...question.matchAll(counted)].map(([, one]) => countOf(one));
  const before = [...rest.slice(0, rest.length - question.length).matchAll(counted)].map(([, one]) =>
    countOf(one),
  );
  if (counts.some((one) => one !== all) || before.some((one) => one !== values.length)) return null;
  if (!leavesNoRelation(rest.replace(counted, ' '), /^(?:mean|average|first|total)$/)) return null;
  const solved = ask(`mean of ${[...values, plainNumber(more[1])].join(', ')}`);
  return solved && together([solved], { kind: 'mean', answer: decimalText(solved.answer) });
};
