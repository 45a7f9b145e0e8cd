import { variablesOf } from '../../algebra/variables-of.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import { parseMath } from '../../read/parse.ts';
import { findUnit } from '../../units/unit-table.ts';
import { saidValue, singular } from '../everyday/reading/worked-amount.ts';
import { type Ask, byFormula, type Exercised, together } from '../exercises/exercise.ts';
import { inStandardForm } from '../exercises/polynomial-shape.ts';
import { moneyText } from '../money/solve-money.ts';
import { plainNumber } from '../reading/number-texts.ts';
import { numberIn } from '../situations/exact.ts';
import type { Given } from './read-given.ts';

/** One of the two quantities of a formula: its letter, and the words that it is told with. */
type Quantity = { readonly letter: string; readonly words: ReadonlySet<string> };
type Model = {
  readonly output: Quantity;
  readonly input: Quantity;
  readonly rule: string;
  /** What stands behind the formula: facts, and the question. */
  readonly after: string;
  /** The stems of all that is told in front of the formula. */
  readonly told: readonly string[];
  /** What the output is measured in: `$`, a unit, or nothing. */
  readonly unit: string;
};

const formula =
  /(?<![a-z])([a-z])(?:\(([a-z])\))?\s*=\s*(-?[^=,;?]*?\d[^=,;?]*?)(?=\s*(?:[,;?]|\.(?:\s|$)|$)|\s+(?!(?:sin|cos|tan|log|ln|sqrt)\b)[a-z]{2,}\b)/i;
const small = new Set(
  'the an of in for to is are there was were it its by on at and that this with from where represents measured number amount total after since per each every how many much what when given find'.split(
    ' ',
  ),
);
const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]{2,}/g) ?? []).filter((word) => !small.has(word)).map(singular);

/** The words that a letter is told with: `t seconds`, `x is the number of shirts`, `hours studied (x)`, `the value V(t)`. */
function wordsOf(text: string, letter: string): readonly string[] {
  const own = String.raw`(?<![a-zA-Z(])${letter}(?:\([a-z]\))?(?![a-zA-Z(])`;
  const said = (one: string): readonly string[] =>
    [...text.matchAll(new RegExp(one, 'g'))].flatMap(([, words = '']) => stems(words));
  const counted = said(
    `${own} (?!(?:is|are|was|represents|stands|equals|and|in|of|for|where|that|from|on|at|to|gives)\\b)([a-z]{2,})\\b`,
  );
  if (counted.length > 0) return counted;
  return [
    `${own},? (?:is|are|represents|stands for|equals|=|gives|in)(?: measured)? ((?:(?!(?<![a-z])[a-zA-Z] (?:is|are|represents|stands)\\b)[^.;?=,])*)`,
    `\\b([a-z]+(?: [a-z]+)?),? (?:${own}|\\(${letter}\\))(?=[ ,.;)])`,
  ].flatMap(said);
}

const asking = /\?|\b(?:how|what|find|when|predict|estimate|calculate|determine)\b/i;
const questionIn = (text: string): string =>
  text.split(/(?<=[.;?])\s+/).findLast((one) => asking.test(one)) ?? '';

const worth =
  /^(?:dollar|cost|price|charge|fee|bill|value|worth|revenue|income|pay|salary|wage|earning|profit|balance)$/;

/** A formula with one letter on its right, and what its two letters stand for. */
function modelIn(text: string): Model | null {
  const found = formula.exec(text);
  const [whole = '', output = '', named, rule = ''] = found ?? [];
  const read = found ? parseMath(rule) : null;
  const [input, more] = read?.ok ? variablesOf(read.node) : [];
  if (!found || input === undefined || more !== undefined || input === output) return null;
  if (named !== undefined && named !== input) return null;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + whole.length)];
  // Of two formulas it is open which one is asked.
  if (before.includes('=')) return null;
  const around = `${before} ; ${after.replace(questionIn(after), '')}`;
  const [means = '', gives = ''] =
    /^,? (?:gives|represents|models|describes|shows|tells) ([^.;?]*)[.;]/.exec(after) ?? [];
  const inWords = new Set(wordsOf(around, input));
  const behind = /^\s*([a-z]+)/i.exec(after)?.[1]?.toLowerCase() ?? '';
  const own = [
    ...wordsOf(around, output),
    ...stems(before.split(/[.?!;]\s+/).at(-1) ?? ''),
    ...stems(gives),
    ...(findUnit(behind) ? [singular(behind)] : []),
  ];
  const outWords = new Set(own.filter((word) => !inWords.has(word)));
  const units = [...around.matchAll(/\bin (?:degrees )?([a-z]+)/gi)].map(([, word = '']) =>
    word.toLowerCase(),
  );
  const unit = [behind, ...units].find((word) => findUnit(word) && outWords.has(singular(word))) ?? '';
  const isMoney = outWords.has('dollar') || (/\$/.test(text) && own.some((word) => worth.test(word)));
  return {
    output: { letter: output, words: outWords },
    input: { letter: input, words: inWords },
    rule: rule.trim(),
    after: after.slice(means.length),
    told: [...stems(before), ...outWords, ...inWords],
    unit: isMoney ? '$' : unit,
  };
}

/** Words with which a question is about something else than one value of the formula, unless the formula is about it. */
const other =
  /\b(?:between|average|rate|change|less|more|than|least|most|fast|speed|velocity|acceleration|maxim\w*|minim\w*|highest|greatest|lowest|each|per|twice|double\w*|half|tripl\w*|percent|before|ago|later|origin|start|profit|represent\w*|mean)\b|%/gi;
const domain = /(?:for|where)?\s*-?[\d.]*\s*(?:≤|<=|<)?\s*[a-z] ?(?:≥|>=|>|≤|<=|<) ?-?\d+\b/gi;
const aNumber = /(\$)?(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d*\.?\d+)(?:[- ]([a-z]{2,}))?/gi;

/** Words of a question that say nothing of another quantity; whatever else it says has to be told of before. */
const plain =
  /^(?:be|can|could|will|would|should|do|doe|did|ha|have|had|they|she|he|you|we|someone|customer|person|take|need|must|last|worth|high|tall|far|deep|long|bill|paid|pay|spend|spent|cost|charge|buy|bought|make|made|sell|sold|print|send|sent|job|trip|until|so|if|then|value|time|function|equation|model|formula|rule|your|approximate(?:ly)?|exactly|initial(?:ly)?|originally|start|beginning|new|bought|height|dropped|thrown|reach|let|predict|estimate|calculate|determine)$/;
const isKnown = (word: string, told: readonly string[]): boolean =>
  plain.test(word) || told.some((one) => one.slice(0, 5) === word.slice(0, 5));

/** The value where the input is 0. */
const atFirst =
  /\b(?:initial(?:ly)?|originally|at (?:the )?(?:start|beginning)|from what height|(?:is|was) (?:bought|new))\b/i;

/** What the question asks for, the number it gives of the other quantity, and what it counts: `how many hours`. */
type Question = {
  readonly asks: 'output' | 'input';
  readonly value: string;
  readonly counted: string;
};

/** Whether a text asks for a letter by its name: `What is F`. */
const namesLetter = (text: string, letter: string): boolean =>
  new RegExp(String.raw`\b(?:[Ww]hat|[Ff]ind|of) (?:is )?(?:the value of )?${letter}(?![a-zA-Z])`).test(text);

function questionOf({ output, input, after, unit, told: known }: Model): Question | null {
  const told = after.replace(domain, ' ');
  const [only, more] = [...told.matchAll(aNumber)];
  const question = questionIn(told);
  const turns = told
    .replace(atFirst, '')
    .match(other)
    ?.some((word) => !output.words.has(singular(word.toLowerCase())));
  const isOpen = stems(told.replace(/(?<=[a-z,] |^)[A-Z][a-z]+/g, '')).some((word) => !isKnown(word, known));
  if (turns || isOpen) return null;
  if (!only)
    return atFirst.test(question) && stems(question).some((word) => output.words.has(word))
      ? { asks: 'output', value: '0', counted: '' }
      : null;
  if (more || atFirst.test(told)) return null;
  const [, dollar, text, noun = ''] = only;
  const isTold = ({ letter, words }: Quantity): boolean =>
    new RegExp(`(?<![a-zA-Z])${letter} ?(?:=|is|equals) ?$`).test(told.slice(0, only.index)) ||
    (noun !== '' && words.has(singular(noun.toLowerCase())));
  const isCalled = new RegExp(String.raw`(?<![a-zA-Z])${output.letter}\( ?$`).test(told.slice(0, only.index));
  const ofInput = isCalled || (isTold(input) && dollar === undefined);
  const [, named = ''] =
    /([a-z]+)(?: (?:is|was|be|of|reach(?:es)?|equals?|to|about))* ?\$?$/i.exec(told.slice(0, only.index)) ??
    [];
  const ofOutput =
    isTold(output) ||
    (!ofInput && output.words.has(singular(named.toLowerCase()))) ||
    (dollar !== undefined && unit === '$');
  if (ofInput === ofOutput) return null;
  const counted = /\bhow many ([a-z]+)/i.exec(question)?.[1]?.toLowerCase() ?? '';
  const isTime = [...input.words].some((word) => findUnit(word)?.dimension === 'time');
  const asksInput =
    input.words.has(singular(counted)) ||
    (isTime && /\bwhen (?:do|does|did|will|is|are)\b|\bhow long\b|\bat what time\b/i.test(question)) ||
    namesLetter(question, input.letter);
  const asksOutput =
    isCalled ||
    stems(question).some((word) => output.words.has(word)) ||
    /\bhow (?:much|high|tall|far|deep)\b/i.test(question) ||
    namesLetter(question, output.letter);
  if (ofInput ? asksInput || !asksOutput : !asksInput) return null;
  return { asks: ofInput ? 'output' : 'input', value: plainNumber(text), counted };
}

const ofGreatest = /^(?:maxim|highest|greatest|most|peak|point|give|occur|attain|second|hour|day|year)/;

/** When something that follows a parabola is greatest. */
function whenGreatest({ rule, input, told }: Model, question: string): Exercised | null {
  if (stems(question).some((word) => !ofGreatest.test(word) && !isKnown(word, told))) return null;
  const form = inStandardForm(rule);
  const asksPlace =
    /\b(?:when|how long|how many seconds|what time|after how many|maximi[sz]\w*|gives?)\b/i.test(question);
  if (!asksPlace || !form?.a.startsWith('-') || /\d/.test(question)) return null;
  return byFormula({
    formula: `${/^[ab]$/.test(input.letter) ? 't' : input.letter} = -b/(2 · a)`,
    values: { a: form.a, b: form.b },
    rule: 'axis-of-parabola',
    kind: 'graph',
  });
}

function valueAt({ rule, input, unit }: Model, { value }: Question, ask: Ask): Exercised | null {
  const solved = ask(`evaluate ${rule} when ${input.letter} = ${value}`);
  const answer = solved?.answer.replace(/^.*= /, '') ?? '';
  const exact = evaluateExact(answer);
  // No price and no height is negative: the formula holds no more there.
  const isBelow = exact !== null && exact.n < 0n && (unit === '$' || findUnit(unit)?.dimension === 'length');
  if (!solved || !exact || isBelow) return null;
  const said = unit === '$' ? moneyText(exact) : unit === '' ? answer : `${answer} ${unit}`;
  return together([solved], { kind: 'story', answer: said });
}

/** Where the formula has a value: no time and no count is negative, and what is counted is whole. */
function placeOf({ rule, input }: Model, { value, counted }: Question, ask: Ask): Exercised | null {
  const solved = ask(`solve ${rule} = ${value}`);
  if (!solved) return null;
  if (/log|ln/.test(solved.answer)) return together([solved], { kind: 'story', answer: solved.answer });
  if (!/^[a-z] = [^=]+(?: or [a-z] = [^=]+)*$/i.test(solved.answer)) return null;
  const roots = solved.answer
    .split(' or ')
    .map((one) => one.slice(4))
    .filter((one) => input.words.size === 0 || numberIn(one) >= 0);
  const [only, more] = roots;
  const isCount = counted !== '' && !findUnit(counted);
  if (only === undefined || (isCount && roots.some((one) => !/^\d+$/.test(one)))) return null;
  const answer =
    more === undefined && counted !== ''
      ? `${saidValue(only, false)} ${counted}`
      : roots.map((one) => `${input.letter} = ${one}`).join(' or ');
  return together([solved], { kind: 'story', answer });
}

/** A story with a formula: its value for a number, where it has a value, or when a thrown thing is highest. */
export function solveModel({ text }: Given, ask: Ask): Exercised | null {
  const model = modelIn(text);
  if (!model) return null;
  const question = questionIn(model.after);
  if (/\b(?:maximi[sz]\w*|maximum|highest|greatest|most)\b/i.test(question))
    return whenGreatest(model, question);
  const asked = questionOf(model);
  if (!asked) return null;
  return asked.asks === 'output' ? valueAt(model, asked, ask) : placeOf(model, asked, ask);
}
