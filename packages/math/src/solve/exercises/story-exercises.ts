import { evaluateExact } from '../../judge/equivalent.ts';
import type { Rational } from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import type { Worked } from '../proof/chain.ts';
import { type Ask, byFormula, type Exercise, exercise, together } from './exercise.ts';

const shown = (value: Rational): string => rationalToDecimalText(value) ?? rationalToFractionText(value);

/** The positive solutions of an equation told by a story, with its steps. */
function positive(equation: string, ask: Ask) {
  const solved = ask(`solve ${equation}`);
  if (!solved) return null;
  const values = solved.answer.split(' or ').map((part) => evaluateExact(part.replace(/^[a-z] = /, '')));
  const found = values.flatMap((value) => (value && value.n > 0n ? [value] : []));
  return values.includes(null) || found.length === 0 ? null : { solved, values: found };
}

/** One equation whose only positive solution is asked for. */
const solvedBy = (equation: string, ask: Ask, says: (value: string) => string): Worked | null => {
  const found = positive(equation, ask);
  const [value, more] = found?.values ?? [];
  return found && value && !more
    ? together([found.solved], { kind: 'story', answer: says(shown(value)) })
    : null;
};

const person = '(?:a|the|an|one|another|the other|two)? ?[a-z ]+?';
const speed = (name: string): string =>
  `(?<${name}>\\d+(?:\\.\\d+)?) ?(?<u${name}>mph|km\\/h|kph|miles per hour|kilometers per hour|mi\\/h)`;
const hour: Readonly<Record<string, string>> = {
  one: '1',
  an: '1',
  two: '2',
  three: '3',
  four: '4',
  half: '1/2',
};
const hours = (text: string): string => hour[text.toLowerCase()] ?? text;

const motion = [
  ...exercise(
    [
      `${person} leaves?(?: [a-z ]+?)? (?:at|traveling at|going|traveling|driving at|driving) ${speed('a')}[.,;] (?<h>an|one|two|three|four|half an|\\d+(?:\\.\\d+)?) hours? later,? ${person} leaves?(?: [a-z ]+?)? (?:at|traveling at|going|traveling|driving at|driving) ${speed('b')}(?:,? (?:in|along|on|going in) the same (?:direction|route|road|track|way|station|place))?[.,;] how (?:long|many hours) (?:until|before|will it take|does it take|will it be before|will it take before)(?: for)?(?: it| the second(?: [a-z]+)?)?(?: to)?(?: catch(?:es)?(?: up)?| overtake)(?: (?:to|with))?(?: it| the first(?: [a-z]+)?)?`,
    ],
    ({ a = '', b = '', h = '' }, ask) => {
      const late = hours(h.replace(/ an$/, ''));
      return Number(b) > Number(a) ? solvedBy(`${b}t = ${a}(t + ${late})`, ask, (t) => `${t} hours`) : null;
    },
  ),
];

const recipe = exercise(
  [
    `(?:a|the) (?:recipe|mixture|paint|drink|batch|smoothie|salad dressing|trail mix)(?: for [a-z ]+)? (?:uses|calls for|needs|requires|has|is made with) (?<a>\\d+(?:\\/\\d+|\\.\\d+)?) (?<x>[a-z]+) of (?<k>[a-z ]+?) (?:for every|to|per|for each|for|to every) (?<b>\\d+(?:\\/\\d+|\\.\\d+)?) (?<y>[a-z]+) of (?<l>[a-z ]+?)[.,;] how (?:many|much) (?:(?<u>[a-z]+) of )?(?<q>[a-z ]+?) (?:are|is|do you|does (?:he|she)|will (?:you|he|she)|should (?:you|be)|would you) ?(?:need|needed|use|used|add|required)? ?(?:for|with|to go with|to mix with|if (?:you|he|she) uses?) (?<c>\\d+(?:\\/\\d+|\\.\\d+)?) [a-z]+ of (?<m>[a-z ]+)`,
  ],
  ({ a = '', b = '', c = '', k = '', l = '', q = '', m = '', u, x = '', y = '' }) => {
    if (q === k && m === l && (u === undefined || u === x))
      return byFormula({
        formula: 'n = c · a/b',
        values: { a, b, c },
        rule: 'same-ratio',
        kind: 'proportion',
        says: (n) => `${n} ${x}`,
      });
    if (q === l && m === k && (u === undefined || u === y))
      return byFormula({
        formula: 'n = c · b/a',
        values: { a, b, c },
        rule: 'same-ratio',
        kind: 'proportion',
        says: (n) => `${n} ${y}`,
      });
    return null;
  },
);

/** A fixed fee and a rate, as an expression. */
const fees = exercise(
  [
    `(?:a|an|the) [a-z ]+? charges \\$(?<f>\\d+(?:\\.\\d+)?) (?:to join|as a (?:flat |fixed |starting |base )?fee|to start|to sign up|for (?:joining|delivery|a visit|membership)|sign-up fee|initial fee)?,? ?(?:and|plus)(?: then)? \\$(?<r>\\d+(?:\\.\\d+)?) (?:per|a|an|for each|each|for every) (?<p>[a-z]+)[.,;] write an? (?:algebraic )?(?<w>expression|equation|function|rule)(?: (?:for|that (?:represents|gives|shows|models)|to represent))?(?: the)?(?: total)? cost(?: [a-z])?(?: (?:of|for|after))?(?: using it for)? (?<x>[a-z]) [a-z]+`,
  ],
  ({ f = '', r = '', x = '' }) => {
    const text = `${f} + ${r}${x}`;
    const spelled = byFormula({
      formula: 'C = f + r · n',
      values: { f, r, n: '2' },
      rule: 'start-and-rate',
      kind: 'story',
    });
    return spelled && together([spelled], { kind: 'story', answer: text });
  },
);

export const storyExercises: readonly Exercise[] = [...motion, ...recipe, ...fees];
