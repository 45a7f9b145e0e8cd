import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { type Ask, type Exercised, together } from '../exercises/exercise.ts';
import { addStep, startChain } from '../proof/chain.ts';
import { decimalText, readStory, type Story, type Told } from '../stories/frames/frame.ts';

const stem = (word: string): string => word.toLowerCase().replace(/(?:es|s)$/, '');
const after = ({ around, at }: Told): string => around.slice(at);
const before = ({ around, at }: Told): string => around.slice(0, at);
/** The clause of a number: from the number or full stop before it to the next. */
const clause = (one: Told): string =>
  `${
    before(one)
      .split(/[#.;]\s?|, (?!and\b)/)
      .at(-1) ?? ''
  }${after(one).split(/#|[.;](?=\s|$)/)[0] ?? ''}`;

const perOne =
  /^@ ?(?:(?!(?:per|an?|each|every|for|to|and|plus|then)\b)[a-z]+ ){0,3}?(?:per|\/|for (?:each|every|one|an?)|each|every|an?)\b(?: (?:additional|extra|single|more))? ?((?:(?!(?:to|and|plus|for|in|at|with|if|then|of|the)\b)[a-z]+)(?: (?!(?:to|and|plus|for|in|at|with|if|then|of|the|he|she|they|we|it|i|how|write|find|after|needs?|wants?|now|equation|expression|function|what|that|when|has|have|is|are)\b)[a-z]+)?)/;
/** `t tickets at $8 each`. */
const ofLetter =
  /(?<![a-z'])[b-hj-z] ([a-z]+) (?:at|for|that cost|costing) @ ?(?:dollars |euros )?(?:each|apiece)\b/;
const perBefore = /(?<!# )(?<!# [a-z]+ )\b(?:each|every|per) ([a-z]+),? (?:[a-z']+ ){1,4}?@/;

const falls =
  /\b(?:los(?:es?|ing)|burns?|drains?|decreas\w*|drops?|descends?|spends?|uses?|melts?|leaks?|shrinks?|pays? (?:off|back)|falls?|goes down|removes?|eats?|sinks?|empties|flows? out|pumped out|depreciat\w*|takes? out|withdraws?)\b/;
const other =
  /\b(?:percent|twice|half|double|triple|times|discount|coupon|rebate|refund|voucher|off|free|first|between|than|except|after (?:the )?(?:first|#)|square|area|friends? each|tax|tip)\b/;

type Letters = {
  readonly input: string | null;
  readonly output: string | null;
  readonly ofFunction: boolean;
};

const alone = String.raw`(?<![a-z'$])(?!a\b|i\b)([a-z])(?![a-z'])`;

/** Which letter counts the units of the rate, and which one is the amount. */
export function lettersIn(typed: string, unit: string): Letters | null {
  const text = typed.replace(/\s+/g, ' ');
  const named = /\b([a-z])\(([a-z])\)/i.exec(text);
  if (named) return { input: named[2] ?? '', output: `${named[1]}(${named[2]})`, ofFunction: true };
  const found = [...text.matchAll(new RegExp(alone, 'gi'))].map(([, letter = '']) => letter);
  const letters = [...new Set(found)];
  const noun = `(?:${unit
    .split(' ')
    .map((word) => stem(word).replace(/y$/, ''))
    .join('|')})[a-z]{0,3}`;
  const counts = (letter: string): boolean =>
    new RegExp(
      String.raw`(?<![a-z'])${letter} (?:more |full |extra )?${noun}\b|\b${noun} \(?${letter}(?![a-z'])|(?<![a-z'])${letter},? \(?(?:measured )?in ${noun}\b|(?<![a-z'])${letter} ?(?:is|=|for|represents|stands for|are|be)(?: the)?(?: number of| total)?(?: [a-z]{2,})? ${noun}\b|\bnumber of (?:[a-z]{2,} )?${noun}(?: [a-z]{2,})?,? ${letter}(?![a-z'])`,
      'i',
    ).test(text);
  const inputs = letters.filter(counts);
  const rest = letters.filter((letter) => !inputs.includes(letter));
  if (inputs.length > 1 || rest.length > 1) return null;
  const [input, output] = [inputs[0] ?? null, rest[0] ?? null];
  return { input, output, ofFunction: false };
}

type Parts = {
  readonly rate: Told;
  readonly unit: string;
  readonly start: Told | null;
  readonly goal: Told | null;
  readonly count: Told | null;
};

const isGoal = (one: Told): boolean =>
  /\b(?:wants?(?: to (?:have|save|buy|reach))?|needs?|goal (?:is|of)|now (?:s?he |i |they |we |it )?(?:has|have|is)|altogether|total (?:of|was|is|cost is)|in total|reach(?:es)?|until|costs?|for|paid|pay|spent|bill (?:was|is)|has saved|saved) (?:a total of |an? [a-z ]{1,20} (?:for|that costs?|of) )?@/.test(
    one.around
      .slice(0, one.at + 1)
      .split(/[#.;]/)
      .at(-1) ?? '',
  ) || /^@ ?(?:[a-z]+ )?(?:in total|altogether|total|in all|by now|now)\b/.test(after(one));

const isMoney = (one: Told): boolean =>
  one.priced || /^@ ?(?:dollars?|bucks|euros?|cents?)\b/.test(after(one));

function partsOf({ numbers }: Story): Parts | null {
  const rates = numbers.filter(
    (one) => perOne.test(after(one)) || perBefore.test(one.around) || ofLetter.test(one.around),
  );
  const [rate, more] = rates;
  if (!rate || more) return null;
  const unit =
    perOne.exec(after(rate))?.[1] ??
    perBefore.exec(rate.around)?.[1] ??
    ofLetter.exec(rate.around)?.[1] ??
    '';
  const rest = numbers.filter((one) => one !== rate);
  const goals = rest.filter(isGoal);
  const goal = rest.length === 2 ? (goals.length === 1 ? (goals[0] ?? null) : null) : null;
  const starts = rest.filter((one) => one !== goal);
  const [start = null, third] = starts;
  if (third || (start && new RegExp(`^@ ?(?:${unit.split(' ').map(stem).join('|')})`).test(after(start))))
    return null;
  if (
    start &&
    isMoney(start) !== isMoney(rate) &&
    (isMoney(rate) ? /^@ ?(?:cm|m|km|feet|gallons?|liters?|inches)\b/.test(after(start)) : true)
  )
    return null;
  return { rate, unit, start, goal, count: null };
}

const asks = /\b(equation|expression|function|formula|rule)\b/;
const term = (size: string, letter: string): string => (size === '1' ? letter : `${size}${letter}`);

/** A rule in a letter, with 2 put in for the letter to test it. */
export function ruleWritten(rule: string, letter: string, says: string): Exercised | null {
  const spelled = rule.replace(new RegExp(`(?<=\\d)${letter}(?![a-z])`), ` · ${letter}`);
  const chain = startChain(
    spelled === rule ? rule.replace(new RegExp(`(?<![a-z])${letter}(?![a-z])`), `1 · ${letter}`) : spelled,
  );
  addStep(chain, rule, { rule: 'words-to-symbols' });
  const left = spelled.split(/ [=<>≤≥] /)[0] ?? '';
  const filled = left.replace(new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'g'), '2');
  const value = evaluateExact(filled);
  const shown = value && rationalToDecimalText(value);
  if (!shown) return null;
  return {
    kind: 'number-sentence',
    chain,
    answer: says,
    check: [{ claim: `${filled} = ${shown}`, holds: true }],
  };
}

/** A start and a steady change, or a change alone, as an equation, an expression or a function. */
export function writeModel(typed: string, ask: Ask): Exercised | null {
  const form = asks.exec(typed.toLowerCase())?.[1];
  if (
    form === undefined ||
    /\b(?:line|parabola|circle|slope|graph|through|points?|sequence|exponential|quadratic|system)\b/i.test(
      typed,
    )
  )
    return null;
  const story = readStory(typed);
  if (!story || story.numbers.length > 3 || other.test(story.text)) return null;
  const parts = partsOf(story);
  if (!parts) return null;
  const letters = lettersIn(typed, parts.unit);
  if (!letters) return null;
  const { rate, start, goal } = parts;
  const letter = letters.input ?? 'x';
  const solves = /\b(?:and|then) (?:solve|find)\b|\bsolve it\b/.test(story.text);
  const [m, b] = [decimalText(rate.value), start && decimalText(start.value)];
  const sentence = `${
    before(rate)
      .split(/[.;]\s/)
      .at(-1) ?? ''
  }${after(rate).split(/[.;]\s/)[0] ?? ''}`;
  const isFalling = falls.test(sentence);
  if (
    isFalling &&
    /\b(?:grows?|gains?|adds?|added|saves?|earns?|rises?|increas\w*|fills?|gets)\b/.test(sentence)
  )
    return null;
  const target =
    goal ??
    (solves ||
    /\b(?:now|wants?|goal|total|needs?)\b/.test(start ? (before(start).split(/[#.;]/).at(-1) ?? '') : '')
      ? start
      : null);
  if (target) {
    if (
      letters.output !== null ||
      isFalling ||
      form === 'function' ||
      form === 'expression' ||
      (letters.input === null && !solves)
    )
      return null;
    const own = goal && start ? ` + ${b}` : '';
    const equation = `${term(m, letter)}${own} = ${decimalText(target.value)}`;
    const written = ruleWritten(equation, letter, equation);
    const solved = solves ? ask(`solve ${equation}`) : null;
    if (!solves) return written;
    return written && solved
      ? together([written, solved], { kind: 'linear-equation', answer: `${equation}, ${solved.answer}` })
      : null;
  }
  if (
    start &&
    !/\b(?:fee|at|join|joining|visit|flat|has|have|is|starts?|starting|initial\w*|begins?|down|deposit|tall|high|long|already|registration|plus|base|call|basic|membership|rent\w*|pays?|charges?|costs?|opens?|contains?|holds?|once|sign(?:ing)?[- ]?up|service|entry|admission|delivery|setup)\b/.test(
      clause(start),
    )
  )
    return null;
  const rule =
    b === null
      ? `${isFalling ? '-' : ''}${term(m, letter)}`
      : isFalling
        ? `${b} - ${term(m, letter)}`
        : `${term(m, letter)} + ${b}`;
  if (b === null && isFalling) return null;
  if (form === 'expression')
    return letters.output === null && letters.input !== null ? ruleWritten(rule, letter, rule) : null;
  // Without letters of its own the amount is y, and x counts the units.
  if (letters.input === null && letters.output !== null) return null;
  const output =
    letters.output ?? (letters.input === null ? 'y' : form === 'function' ? `f(${letter})` : 'y');
  return ruleWritten(rule, letter, `${output} = ${rule}`);
}
