import type { RenderedStep } from '@playforward/curriculum';
import type { SolutionStep } from '@playforward/math';

/** Reasons that hold for every calculation and say nothing about this one. */
const general =
  /^(?:Subtract the second number|Add the two numbers|Multiplication and division come before|A power repeats|Work out each product|Multiply the two|Divide the first|Put the known values? in place)/;
/** Only another order of the same factors. */
const isOrder = /^Factors may be multiplied in any order/;

const tokensOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?%?|[a-zπ]+|[^\s]/gi) ?? [];

/** The part of a line that the next line has something else for. */
function changedPart(from: string, to: string): { part: string; after: string } | null {
  const [a, b] = [tokensOf(from), tokensOf(to)];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const part = a.slice(start, a.length - end);
  const after = a[a.length - end] ?? '';
  const isOpen = part.filter((one) => one === '(').length !== part.filter((one) => one === ')').length;
  return part.length < 2 || isOpen
    ? null
    : {
        part: part
          .join(' ')
          .replace(/ ?\^ ?/g, '^')
          .replace(/\( | \)/g, (one) => one.trim()),
        after,
      };
}

/** Which calculation of a line comes first, and why just that one. */
function calculation({
  from,
  to,
  why,
}: SolutionStep): Pick<RenderedStep, 'instruction' | 'explanation'> | null {
  const changed = changedPart(from, to);
  if (!changed || /[a-z=]/i.test(changed.part.replace(/π/g, ''))) return null;
  const { part } = changed;
  const bare = /^\(([^()]*)\)$/.exec(part)?.[1] ?? part;
  if (!/[-+·*/÷^√]/.test(bare)) return null;
  const isInner = !from.includes('√(') && /[-+]/.test(bare) && (bare !== part || changed.after === ')');
  const beside = from.replace(part, '');
  const reason = isInner
    ? 'What is in parentheses comes first.'
    : /\^/.test(bare)
      ? 'A power repeats a multiplication. The exponent tells how many times.'
      : /[·*/÷]/.test(bare) && /[-+]/.test(beside)
        ? 'Multiplication and division come before addition and subtraction.'
        : /^[-+\d\s.]+$/.test(bare) || /^Put|^Multiplication/.test(why)
          ? ''
          : why;
  return { instruction: `Work out $${bare.trim().replace(/(^|\()\s*- /g, '$1-')}$.`, explanation: reason };
}

/** A formula and the numbers of the problem in it. */
function intoFormula({ from, why }: SolutionStep): Pick<RenderedStep, 'instruction' | 'explanation'> | null {
  const reason = /^(.+?); put the lengths into its formula\.?$/.exec(why)?.[1];
  return reason === undefined
    ? null
    : {
        instruction: `Put the lengths of the problem into the formula $${from}$.`,
        explanation: `${reason}.`,
      };
}

/** "Add 9 to both sides; the two sides stay balanced." is a move and its reason. */
function splitReason({ why }: SolutionStep): Pick<RenderedStep, 'instruction' | 'explanation'> {
  const [, move = why, reason = ''] = /^(.{8,}?)[;:]\s+(.+)$/.exec(why) ?? [];
  // "5 and 4" tells what the student looks for.
  const isTold = !/\p{L}{4}/u.test(reason);
  const isMove = /^\p{Lu}\p{Ll}+ .*(?<![.])$/u.test(move) && reason !== '';
  return {
    instruction: isMove || isTold ? `${move.replace(/[.]$/, '')}.` : why,
    explanation: isMove && !isTold ? `${reason.charAt(0).toUpperCase()}${reason.slice(1)}` : '',
  };
}

/** Sums that are worked out one after the other are one move. */
function joinedSums(steps: readonly SolutionStep[]): SolutionStep[] {
  const all: SolutionStep[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    if (last && last.to === step.from && /^Add the two/.test(step.why) && /^Add the two/.test(last.why))
      all[all.length - 1] = { ...step, from: last.from };
    else all.push(step);
  }
  return all;
}

/** How a kind of question is put into a calculation; the solver begins behind that. */
const setups: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:mean|average)\b/i,
    'Add all the numbers, and share the sum equally among them.',
    'The mean is what each would have if all had the same.',
  ],
  [
    /\bslope\b/i,
    'Find how much y changes from one point to the other, and how much x changes.',
    'Slope is the change of y for each step of x.',
  ],
  [
    /\bpercent(?:age)? (?:increase|decrease|change)\b/i,
    'Find the change first, and compare it with the number it started from.',
    'Percent of what? The starting number is the whole.',
  ],
];

/** The solver's way, each move with what it is done to and why; the first one puts the words into a line. */
export function solverSteps(question: string, solved: readonly SolutionStep[]): RenderedStep[] {
  const steps = joinedSums(solved.filter(({ why }) => !isOrder.test(why))).map((step): RenderedStep => {
    const told =
      intoFormula(step) ?? (general.test(step.why) ? calculation(step) : null) ?? splitReason(step);
    return { ...told, work: `$${step.from}$ → $${step.to}$`, diagram: null };
  });
  const [first] = solved;
  const setup = setups.find(([pattern]) => pattern.test(question));
  if (setup && first && !/[a-z]/i.test(first.from))
    return [
      { instruction: setup[1], explanation: setup[2], work: `$${first.from}$`, diagram: null },
      ...steps,
    ];
  const isTold =
    first !== undefined && /=/.test(first.from) && /^[^a-z]*(?:[a-z]\b[^a-z]*)+$/i.test(first.from);
  const squeezed = question.replace(/[\s$\\]/g, '');
  if (
    isTold &&
    !squeezed.includes(first.from.replace(/\s/g, '')) &&
    !/=/.test(squeezed) &&
    (question.match(/\p{L}{2,}/gu)?.length ?? 0) >= 8 &&
    !/^[a-z] = /i.test(first.from)
  )
    return [
      {
        instruction: 'Call what is asked by a letter, and write what the story says as an equation.',
        explanation: 'Both sides have to stand for the same amount.',
        work: `$${first.from}$`,
        diagram: null,
      },
      ...steps,
    ];
  return steps;
}
