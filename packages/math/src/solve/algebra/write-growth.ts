import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { type Ask, byStatements, type Exercised } from '../exercises/exercise.ts';
import { decimalText, readStory, type Told } from '../stories/frames/frame.ts';
import { ruleWritten } from './write-model.ts';

const after = ({ around, at }: Told): string => around.slice(at);
const rises = /\b(?:grow(?:s|ing|th)?|increas\w*|rises?|gains?|appreciat\w*|interest|goes up|percent more)\b/;
const drops =
  /\b(?:decreas\w*|decays?|loses?|losing|drops?|shrinks?|depreciat\w*|declin\w*|falls?|goes down|percent (?:less|fewer))\b/;

/** A start and a percent that comes or goes each time, as an exponential rule. */
export function writeGrowth(typed: string): Exercised | null {
  const story = readStory(typed);
  if (
    !story ||
    !/\b(?:equation|function|model|formula|rule)\b/.test(story.text) ||
    !/\b(?:write|find|give|equation|function|model)\b/.test(story.text)
  )
    return null;
  const [a, b, more] = story.numbers;
  const part = story.numbers.find((one) => /^@ percent/.test(after(one)));
  const start = story.numbers.find((one) => one !== part);
  if (
    !a ||
    !b ||
    more ||
    !part ||
    !start ||
    /\b(?:simple|percent of (?:the|what)|compounded (?!annually|yearly|each year|every year)|linear|discount|tax|tip|first|then|lost|how many are|gained|how much (?:is|was) (?:lost|gained|earned))\b/.test(
      story.text,
    )
  )
    return null;
  if (
    !/\b(?:each|every|per|a) (year|month|week|day|hour|minute)\b|\b(?:annually|yearly|monthly|annual)\b/.test(
      story.text,
    ) ||
    rises.test(story.text) === drops.test(story.text)
  )
    return null;
  const sign = rises.test(story.text) ? '+' : '-';
  const factor = evaluateExact(`1 ${sign} ${part.value}/100`);
  const q = factor && rationalToDecimalText(factor);
  if (!q || factor.n <= 0n) return null;
  const named = /\b([a-z])\(([a-z])\)/i.exec(typed);
  const letters = [
    ...new Set(
      [...typed.matchAll(/(?<![a-z'$])(?!a\b|i\b)([a-z])(?![a-z'(])/gi)].map(([, letter = '']) => letter),
    ),
  ];
  if (!named && letters.length !== 0 && letters.length !== 2) return null;
  const input =
    named?.[2] ??
    letters.find((letter) =>
      new RegExp(
        `\\b${letter} (?:years?|months?|weeks?|days?|hours?|minutes?)\\b|\\b(?:years?|months?|weeks?|days?|hours?) ${letter}\\b`,
      ).test(typed),
    ) ??
    (letters.length === 0 ? 'x' : undefined);
  const output = named ? `${named[1]}(${named[2]})` : (letters.find((letter) => letter !== input) ?? 'y');
  if (input === undefined) return null;
  const size = decimalText(start.value);
  const filled = evaluateExact(`${size} · ${q}^2`);
  const worth = filled && rationalToDecimalText(filled);
  const known = byStatements({ a: size, r: part.value, q }, [`q = 1 ${sign} r/100`], {
    kind: 'exponential-equation',
    answer: '',
    rule: 'growth-in-signs',
  });
  return known && worth
    ? {
        ...known,
        answer: `${output} = ${size}(${q})^${input}`,
        check: [...known.check, { claim: `${size} · ${q}^2 = ${worth}`, holds: true }],
      }
    : null;
}

const limits: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:at most|no more than|not more than|up to|maximum of|budget (?:of|is)|limit (?:of|is)|(?:has|have|only has|only have)) \$?@(?=[^.]*\bto spend\b)|\b(?:at most|no more than|not more than|up to|maximum of|budget (?:of|is)|(?:can|to) spend (?:at most|up to|no more than)|spend (?:at most|up to|no more than)|limit (?:of|is)) @/,
    '≤',
  ],
  [/\b(?:at least|no less than|minimum of) @/, '≥'],
];

/** A price or a pay for each, and a bound for all, as an inequality in the number of them. */
export function writeBudget(typed: string, _ask: Ask): Exercised | null {
  const story = readStory(typed);
  if (
    !story ||
    !/\binequality\b/.test(story.text) ||
    story.numbers.length < 2 ||
    story.numbers.length > 3 ||
    /\b(?:percent|twice|half|than twice|solve|perimeter|area|number (?:plus|minus|times))\b/.test(story.text)
  )
    return null;
  const bounds = story.numbers.flatMap((one) =>
    limits.flatMap(([pattern, sign]) => (pattern.test(one.around) ? [{ one, sign }] : [])),
  );
  const [bound, again] = bounds;
  const rates = story.numbers.filter(
    (one) =>
      one !== bound?.one &&
      (/^@ ?(?:dollars |euros |points |pounds |kg |cents )?(?:each|apiece|per|an?|for each|every|for every)\b/.test(
        after(one),
      ) ||
        /\b(?:each|every|one) [a-z]+ (?:weighs|costs|is|takes|holds|needs) @/.test(one.around)),
  );
  const [rate, another] = rates;
  if (!bound || again || !rate || another) return null;
  const start = story.numbers.find((one) => one !== bound.one && one !== rate);
  const plus =
    start &&
    /\b(?:fee|already|has|have|plus|flat|entry|admission|delivery|to (?:enter|join|start))\b/.test(
      `${start.around.slice(0, start.at).split(/[#.]/).at(-1)} ${after(start).split(/[#.]/)[0]}`,
    );
  if (start && !plus) return null;
  const found =
    /\b(?:number of (?:[a-z]+ )?[a-z]+,? \(?|let )(?!a\b|i\b)([a-z])(?![a-z'])|(?<![a-z'$])(?!a\b|i\b)([a-z]) (?:is|be|represents?|for|=) (?:the )?(?:number of )?[a-z]+|\b(?:hours?|shirts?|tickets?|weeks?|games?|rides?|books?|cars?) (?!a\b|i\b)([a-z])(?![a-z'])/i.exec(
      typed,
    );
  const letter = found?.slice(1).find((one) => one !== undefined);
  if (letter === undefined) return null;
  const m = decimalText(rate.value);
  const left = `${m === '1' ? '' : m}${letter}${start ? ` + ${decimalText(start.value)}` : ''}`;
  const rule = `${left} ${bound.sign} ${decimalText(bound.one.value)}`;
  return ruleWritten(rule, letter, rule);
}
