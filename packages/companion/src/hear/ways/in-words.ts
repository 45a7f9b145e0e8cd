import type { OpenProblem } from '../../companion-context.ts';
import { isSameNumber, numberAt, rounds } from '../claims/put-in.ts';
import { endOf } from '../claims/shown-end.ts';
import { solutionPath } from '../solution-path.ts';

const amount = String.raw`\$?([-−]?\d+(?:\.\d+)?(?:\/\d+)?)\$?(?!\d|\.\d|\s*[-+*/×÷·^]\s*\d)`;
const verb = String.raw`(?:=|\b(?:is|are|makes?|gives?|would be|will be|comes to|costs?)\b|'s\b|:)`;
const shares: Readonly<Record<string, string>> = {
  half: '1/2',
  third: '1/3',
  quarter: '1/4',
  fourth: '1/4',
  fifth: '1/5',
  tenth: '1/10',
};
const times: Readonly<Record<string, string>> = { doubled: '* 2', tripled: '* 3', halved: '/ 2' };

const share = new RegExp(
  String.raw`(?<![\d.]|[/*+\-×·÷^]\s?|\btimes\s)(?:(?:a|one|the)\s+)?(?:\b(${Object.keys(shares).join('|')})|(\d+\/\d+(?!\s*=)|\d+(?:\.\d+)?\s*%))(?:\s+of\s+(?:that|it|this|them|the\s+\p{L}+))?\s*${verb}\s*${amount}(?!\s+for\b|\s+(?!(?:and|then|so)\b)\p{L}+\s+\d)`,
  'giu',
);
const scaled = new RegExp(
  String.raw`(?:${amount}\s+)?(?:(?:gets?|is|are|was)\s+)?(${Object.keys(times).join('|')})(?:\s+again)?\b[^=;\d]{0,12}?\s*(?:${verb}|\bso\b)\s*${amount}`,
  'giu',
);
const several = new RegExp(
  String.raw`(?<![\d.]|[/*+\-×·÷^$=]\s?)(\d+)\s+(?:of\s+(?:them|those|these)|(?!(?:times|plus|minus|equals|makes|gives|leaves)\b)\p{L}{3,}s)\s*(?:${verb}\s*)?${amount}(?!\s*\p{L}{3,}s\b)`,
  'giu',
);
const apart = new RegExp(String.raw`\bfrom\s+${amount}\s+to\s+${amount}\s*${verb}\s*\+?${amount}`, 'giu');
const taken = new RegExp(
  String.raw`${amount}\s+take\s+(?:away\s+)?${amount}(?:\s+away)?\s*${verb}\s*${amount}`,
  'giu',
);
const together = new RegExp(
  String.raw`\b(?:(?:all\s+)?together|in\s+total|in\s+all|the\s+sum)\s*(?:${verb}\s*|\bthats\s+|\bits\s+)?${amount}`,
  'giu',
);
const root = new RegExp(
  String.raw`\b(?:root|sqrt)(?:\s+of\s+(?:that|it|this))?\s*(?:${verb}|,)\s*${amount}`,
  'giu',
);
const result = /(?:[=≈]|\b(?:is|are|makes|gives)\b)\s*\$?([-−]?\d+(?:\.\d+)?)(?![\d.]*\s*[-+*/×÷·^])/giu;
const mostAdded = 6;

const plain = (text: string): string => text.replace('−', '-').trim();

/** Whether a calculation comes to a number, as near as its digits say. */
function comesTo(calculation: string, said: string): boolean {
  const [found, value] = [numberAt(calculation), numberAt(plain(said))];
  if (found === null || value === null) return false;
  return isSameNumber(found, value) || rounds(plain(said), found);
}

/** The parts of a match, what stands before it, and the numbers that a clause without one may be about, the nearest first. */
type Clause = {
  readonly parts: readonly (string | undefined)[];
  readonly before: string;
  readonly bases: readonly string[];
  /** Whether the message says more than this. */
  readonly isPart: boolean;
};
type Form = readonly [pattern: RegExp, calculations: (clause: Clause) => readonly string[]];

/** Each form ends in what the clause says that it comes to. */
const forms: readonly Form[] = [
  [
    scaled,
    ({ parts: [of, how = ''], bases: [last] }) => {
      const base = of ?? last;
      return base === undefined ? [] : [`${base} ${times[how.toLowerCase()]}`];
    },
  ],
  [
    share,
    ({ parts: [name, part, said = ''], bases, isPart }) =>
      // A share alone is read by its own form.
      isPart
        ? bases
            .filter((base) => base !== plain(said))
            .map((base) => `${name === undefined ? part : shares[name.toLowerCase()]} * ${base}`)
        : [],
  ],
  [
    several,
    ({ parts: [count = '', said = ''], bases }) =>
      Number(count) > 1
        ? bases
            .filter((base) => Number(base) !== 1)
            .map((base) => `${/^[-−]/.test(said) ? '-' : ''}${count} * ${base}`)
        : [],
  ],
  [
    apart,
    ({ parts: [from = '', to = ''] }) => [
      /^[-−]/.test(from) ? `${plain(to)} - (${plain(from)})` : `${plain(to)} - ${from}`,
    ],
  ],
  [root, ({ bases }) => bases.map((base) => `sqrt(${base})`)],
  [taken, ({ parts: [from = '', less = ''] }) => [`${plain(from)} - ${plain(less)}`]],
  [
    together,
    ({ before }) => {
      const found = [...before.matchAll(result)].map(([, value = '']) => plain(value)).slice(-mostAdded);
      return found.slice(0, -1).map((_, nth) => found.slice(nth).join(' + ').replaceAll('+ -', '- '));
    },
  ],
];

const goingOn =
  /([=≈]\s*|\bis\s+)([-−]?\d+(?:\.\d+)?)\s*(?:,\s*|and\s+|then\s+)+(?:i\s+)?(\+|-|−|\*|x|plus|add(?:ed)?|minus|times|divided? by)\s*(\d+(?:\.\d+)?)\W*$/i;
const signOf: readonly (readonly [RegExp, string])[] = [
  [/^(?:\+|plus|add)/i, '+'],
  [/^(?:-|−|minus)/i, '-'],
  [/^(?:\*|x|times)/i, '*'],
  [/^divide/i, '/'],
];

/** "17 * 6 = 102 then + 7": the last move goes on from what the line before came to. */
const withLast = (text: string): string =>
  text.replace(goingOn, (...[, is, from, act = '', by]: string[]) => {
    const sign = signOf.find(([words]) => words.test(act))?.[1] ?? '+';
    return `${is}${from} , ${from} ${sign} ${by}`;
  });

/**
 * A message with the arithmetic that it tells in words as calculations: "half of that is 5.75", "18 doubled is 36", "4 of
 * them 51.25", "all together 5.75". What a clause leaves out is a number before it, of a line or of the problem, and it is put in
 * only where the calculation then holds: so nothing is called wrong by it.
 */
export function inWords(text: string, problem: OpenProblem, lines: readonly string[] = []): string {
  if (!/\d/.test(text)) return text;
  const stated = [...solutionPath(problem).stated].flatMap((name) => numberAt(name) ?? []).map(String);
  const found = lines.flatMap((line) => numberAt(endOf(line)) ?? []).map(String);
  const others = [...found.toReversed(), ...stated];
  return forms.reduce((told, [pattern, calculations]) => {
    let read = '';
    let from = 0;
    for (const match of told.matchAll(pattern)) {
      const [all, ...parts] = match;
      const { index } = match;
      const before = told.slice(0, index);
      const bases = [...(before.match(/(?<![\d.])\d+(?:\.\d+)?/g) ?? []).reverse(), ...others];
      const isPart = /\d/.test(told.replace(all, ''));
      const said = parts.at(-1) ?? '';
      const holding = calculations({ parts, before, bases, isPart }).find((one) => comesTo(one, said));
      read += told.slice(from, index) + (holding === undefined ? all : ` , ${holding} = ${plain(said)} `);
      from = index + all.length;
    }
    return read + told.slice(from);
  }, withLast(text));
}
