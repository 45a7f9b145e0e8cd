import { plainLetters } from '../text/plain-letters.ts';
import { plainText } from '../text/plain-text.ts';
import { withDigits } from './told-value.ts';

/** What the choices say, in stems: how much each stem tells the right choice from the others. */
export type ChoiceContent = {
  /** Stems of every choice, the right one first. */
  readonly choices: readonly ReadonlySet<string>[];
  /** How many choices hold a stem. */
  readonly spread: ReadonlyMap<string, number>;
  readonly asked: ReadonlySet<string>;
};

const fillers = new Set(
  `a an the of is are was be been being to in on for and or that it its this these those with as at by from there has have had than then so
  here what which who how when where why if because since do does did you your i we our they their one ones would could should must may can will
  very just also too about only some any such exactly really quite into out up off s t ll re`.split(/\s+/),
);

/** Ways of saying that are one in a choice and in a sentence about it; the first word stands for all. */
const alike = [
  'same steady constant uniform even unchanged keep kept stay remain preserve equal equally alike identical still',
  'return back homeward',
  'away outward farther further',
  'speed pace',
  'gain rise high increase grow grew climb higher ascend upward growth risen',
  'lose fall low drop decrease shrink lower descend downward decay fallen lost',
  'each every per',
  'maximum hilltop peak top highest greatest largest biggest most',
  'minimum valley bottom lowest least smallest',
  'distance apart far',
  'turn rotate rotation spin turned',
  'reflect reflection mirror flip',
  'slide translate translation shift move',
  'near close settle approach nearer closer tend',
  'together total altogether sum whole',
  'multiply product times factor scale multiplication',
  'divide quotient division over',
  'add plus addition',
  'subtract minus difference subtraction',
  'segment piece',
  'open hollow empty unfilled',
  'filled solid',
  'small little tiny',
  'big large huge',
  'no not never fail fails cannot none neither nor without false',
  'yes indeed true',
  'end endpoint boundary edge',
  'moment instant time',
  'possible could might',
  'certain sure always certainly surely',
  'random chance randomly',
  'share proportion fraction portion',
  'middle midpoint halfway center centre',
  'start begin beginning initial',
  'compare comparison',
  'perpendicular right-angle',
  'height level tall',
  'width wide',
  'curve curved bend',
  'straight line linear',
];
const standsFor = new Map(
  alike.flatMap((group) => {
    const [first = '', ...rest] = group.split(' ').map(stem);
    return rest.map((each) => [each, first] as const);
  }),
);

const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b[^,.;:]*\b(?:not|no longer|never|doesn't) (?:matter|count|play a role)\w*/g, ' '],
  [/\bone (?=\w+ (?:for|with) (?:both|all)\b)/g, ' same '],
  [/\b(?:1|one) (?:tenth)\b/g, ' 0.1 '],
  [/\b(?:1|one) (?:hundredth)\b/g, ' 0.01 '],
  [
    /\b(?:without|no) (?:any )?chang(?:e|ing)\b|\b(?:does not|doesn't|never|not) chang(?:e|es|ing)\b/g,
    ' same ',
  ],
  [/\b(?:left out|not belong|not included|not part of|excluded)\b/g, ' not belong '],
  [/\bin all\b/g, ' together '],
  [/\b(?:a|an|per) (?=(?:second|minute|hour|day|week|month|year)s?\b)/g, ' each '],
  [/\b(second|minute|hour|day|week|month|year) after \1\b/g, ' each $1 '],
  [/\b(?:more than|beats?|above|exceeds?)\b/g, ' more '],
  [/\bgo(?:es|ing)? up\b/g, ' rise '],
  [/\bgo(?:es|ing)? down\b/g, ' fall '],
  [/\b(?:does|do|is|are|can|could|would|did|was|has)n't\b|\bcan't\b|\bwon't\b/g, ' not '],
];

const signs: readonly (readonly [RegExp, string])[] = [
  [/\\overline/g, ' segment '],
  [/\\overleftrightarrow/g, ' line arrows '],
  [/\\overrightarrow/g, ' ray arrow '],
  [/\\perp/g, ' perpendicular '],
  [/\\parallel/g, ' parallel '],
  [/\\cong|≅/g, ' congruent '],
  [/\\sim/g, ' similar '],
  [/\\angle|∠/g, ' angle '],
];
const inWords = (text: string): string =>
  signs.reduce((changed, [sign, words]) => changed.replace(sign, words), text);

function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{3}[^s])s$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/([bdgmnprt])\1$/, '$1');
}

/** The stems of what a text says, words of one meaning as one; letters of mathematics and fillers left out. */
function stemsOf(text: string): Set<string> {
  const lettered = text.replace(/(?<![\p{L}\\'’$])([B-HJ-Z])(?![\p{L}'’(])/gu, ' letter$1 ');
  const plain = withDigits(
    plainLetters(plainText(inWords(lettered)).replace(/\\[a-z]+/gi, ' ')).toLowerCase(),
  );
  const said = phrases.reduce((changed, [pattern, by]) => changed.replace(pattern, by), plain);
  const words = said.match(/(?<!\d ?)-?\d+(?:\.\d+)?|[a-z]{2,}/g) ?? [];
  const stems = words
    .filter((word) => !fillers.has(word))
    .map((word) => {
      const short = stem(word);
      return standsFor.get(short) ?? short;
    });
  const pairs = stems.slice(1).map((each, index) => `${stems[index]} ${each}`);
  return new Set([...stems, ...pairs]);
}

/** The content of the choices; null where they are too bare to be told apart by words. */
export function choiceContentOf({
  choices,
  shownAnswer,
  question,
}: {
  readonly choices: readonly string[];
  readonly shownAnswer: string;
  readonly question: string;
}): ChoiceContent | null {
  if (choices.length < 2 || !/[a-z]{3}/i.test(shownAnswer)) return null;
  const right = stemsOf(shownAnswer);
  const others = choices.filter((choice) => choice !== shownAnswer).map(stemsOf);
  const spread = new Map<string, number>();
  for (const set of [right, ...others]) for (const each of set) spread.set(each, (spread.get(each) ?? 0) + 1);
  return { choices: [right, ...others], spread, asked: stemsOf(question) };
}

function scoreOf(
  choice: ReadonlySet<string>,
  said: ReadonlySet<string>,
  { spread, asked, choices }: ChoiceContent,
): number {
  let score = 0;
  for (const each of choice) {
    const count = spread.get(each) ?? 1;
    if (!said.has(each) || count === choices.length) continue;
    score += (1 / count) * (asked.has(each) ? 0.7 : 1);
  }
  return score;
}

const asks = /\?["')\s]*$/;
const points =
  /\b(?:pick|choose|select|go (?:with|for)|look for|take|want|the (?:one|choice|option|graph|table|definition|sentence|statement|reason|line|model|picture) (?:that|with|where|which|of|about|saying))\b/;
/** How much the right choice has to be told, and how far it has to lead the next one. */
const enough = { told: 0.35, lead: 0.2 };
const enoughPointedAt = { told: 0.2, lead: 0.05 };

/** Whether a sentence says what only the right choice says. */
export function tellsContent(sentence: string, content: ChoiceContent | null): boolean {
  if (content === null || asks.test(sentence)) return false;
  const said = stemsOf(sentence);
  const [right = 0, ...others] = content.choices.map((choice) => scoreOf(choice, said, content));
  const { told, lead } = points.test(sentence.toLowerCase()) ? enoughPointedAt : enough;
  return right >= told && right - Math.max(0, ...others) >= lead;
}
