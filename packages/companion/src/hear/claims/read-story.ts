import { solve } from '@playforward/math';
import { plainMath } from '../../hints/plain-math.ts';
import { sidesOf } from '../judge-line.ts';
import { mathPieces } from '../math-pieces.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';
import { agree, lettersOf, numberAt, putIn } from './put-in.ts';

/** Whom a story is about, and what it says of their amounts. `x` is the first of them, `y` the second. */
type Story = {
  readonly names: readonly [string, string];
  readonly relations: readonly { readonly line: string; readonly said: string }[];
  readonly values: ReadonlyMap<string, string>;
};

const who = String.raw`(?:the |a |an )?([a-z]{2,})`;
const more = new RegExp(
  String.raw`${who} (?:is|was|has|had|costs?|weighs?|got|scored|ran|read|sold) (\d+(?:\.\d+)?)(?: [a-z]+){0,2}? (older|younger|more|fewer|less|taller|shorter|longer|heavier|lighter)(?: [a-z]+){0,2}? than ${who}`,
  'i',
);
const times = new RegExp(
  String.raw`${who} (?:is|was|has|had|costs?|weighs?|got|scored|ran|read|sold) (twice|(\d+) times|three times|half) (?:as (?:old|many|much|tall|long|heavy)(?: [a-z]+){0,2}? as|the \w+ of) ${who}`,
  'i',
);
const total =
  /\b(?:together|in total|in all|combined|altogether)\b[^.?!\d]*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)(?: [a-z]+){0,2}? (?:together|in total|in all|combined|altogether)\b|\bsum of (?:their|the) [^.?!\d]*(\d+(?:\.\d+)?)/i;
const isLess = /younger|fewer|less|shorter|lighter/i;

const told = new Map<string, Story | null>();
const mostTold = 200;

function readStory(question: string): Story | null {
  const compared = more.exec(question);
  const scaled = compared ? null : times.exec(question);
  const sum = total.exec(question);
  const amount = sum?.slice(1).find((part) => part !== undefined);
  const [first, second] = compared ? [compared[1], compared[4]] : [scaled?.[1], scaled?.[4]];
  if (first === undefined || second === undefined || amount === undefined) return null;
  const factor =
    scaled?.[2]?.toLowerCase() === 'twice'
      ? '2'
      : scaled?.[2]?.toLowerCase() === 'half'
        ? '1/2'
        : (scaled?.[3] ?? '3');
  const line = compared
    ? `x = y ${isLess.test(compared[3] ?? '') ? '-' : '+'} ${compared[2]}`
    : `x = ${factor} * y`;
  const both = `x + y = ${amount}`;
  const solved = solve(`${line} and ${both}`);
  const values = new Map(
    ('reason' in solved ? '' : solved.answer).split(' and ').flatMap((part) => {
      const [, letter, value] = /^([xy]) = (.+)$/.exec(part.trim()) ?? [];
      return letter && value ? [[letter, value] as const] : [];
    }),
  );
  if (values.size !== 2) return null;
  const said = (compared ?? scaled)?.[0] ?? '';
  return {
    names: [first.toLowerCase(), second.toLowerCase()],
    relations: [
      { line, said },
      { line: both, said: `together ${amount}` },
    ],
    values,
  };
}

function storyOf(question: string): Story | null {
  const known = told.get(question);
  if (known !== undefined) return known;
  const story = readStory(plainMath(question));
  if (told.size > mostTold) told.clear();
  told.set(question, story);
  return story;
}

const nameThen = String.raw`(?:is|=|must be|has|has to be|was|would be|gets|costs)\s+`;

/** What is said of one of both: "ben is 13", "ana is b + 4". */
function saidOf(text: string, name: string): string | null {
  const found = new RegExp(
    String.raw`\b${name}(?:'?s age)?\s+${nameThen}([-\d(a-z][-\d+*/().\sa-z]*?)(?=\s*(?:,|\.|;|$|\band\b|\bso\b|\bbecause\b|\byears?\b|\bthen\b))`,
    'i',
  ).exec(text);
  const value = found?.[1]?.trim();
  return value !== undefined &&
    mathPieces(value).length === 1 &&
    lettersOf(value).length <= 1 &&
    !/[a-z]{2}/i.test(value)
    ? value
    : null;
}

/** The letter that was chosen for one of both: "call ben b", "let b be ben", "b = ben's age". */
function letterFor(text: string, name: string): string | null {
  const found = new RegExp(
    String.raw`\b(?:call|let|say|make)\s+${name}(?:'?s age)?\s+(?:be\s+|is\s+|=\s*)?([a-z])(?![a-z])|\b([a-z])\s+(?:be|is|=|for)\s+${name}\b|\b${name}(?:'?s age)?\s+(?:is|=|be)\s+([a-z])(?![a-z]|\s*[-+*/])`,
    'i',
  ).exec(text);
  return found?.slice(1).find((part) => part !== undefined) ?? null;
}

const about = (said: string): string => `The story says “${said}”.`;

/** Values for both, against everything that the story says of them. */
function readBoth(story: Story, x: string, y: string): StepReading {
  const given = new Map([
    ['x', x],
    ['y', y],
  ]);
  const line = `${x}, ${y}`;
  for (const { line: relation, said } of story.relations) {
    const sides = sidesOf(relation);
    if (!sides || agree(putIn(sides.left, given), putIn(sides.right, given)) !== false) continue;
    const [left, right] = [numberAt(putIn(sides.left, given)), numberAt(putIn(sides.right, given))];
    return wrongLine(
      line,
      `${about(said)} With your numbers that would be ${left} and ${right}. Which of them would you change?`,
    );
  }
  return rightLine(line, null, true);
}

/**
 * Amounts of two people or things, said in words or as expressions of one letter, and equations with that letter: each is
 * held against what the story says. Without choices to ask for one after the other.
 */
export function readStoryClaim(text: string, { problem }: Reading): readonly StepReading[] {
  const story = storyOf(problem.question);
  if (!story) return [];
  const [x, y] = story.names.map((name) => saidOf(text, name));
  const letters = story.names.map((name) => letterFor(text, name));
  const at = letters.findIndex((one) => one !== null);
  const letter = letters[at] ?? [x, y].flatMap((one) => (one ? lettersOf(one) : []))[0];
  const isNumber = (one: string | null | undefined): one is string => one != null && numberAt(one) !== null;
  if (isNumber(x) && isNumber(y)) return problem.choices.length > 0 ? [] : [readBoth(story, x, y)];
  if (letter === undefined) return [];
  // Without a word for it, the letter stands for the one of whom no expression is said.
  const of = at >= 0 ? at : x != null && !isNumber(x) ? 1 : 0;
  const values = new Map([[letter, story.values.get(of === 0 ? 'x' : 'y') ?? '']]);
  const readings: StepReading[] = [];
  for (const [index, said] of [x, y].entries()) {
    if (said == null || said === letter || lettersOf(said).length === 0) continue;
    const isRight = agree(putIn(said, values), story.values.get(index === 0 ? 'x' : 'y') ?? '');
    if (isRight === false)
      return [wrongLine(said, `${about(story.relations[0]?.said ?? '')} Who has more of the two?`)];
    if (isRight) readings.push(rightLine(said));
  }
  for (const piece of mathPieces(text)) {
    const sides = piece.kind === 'equation' ? sidesOf(piece.text) : null;
    if (
      sides?.sign !== '=' ||
      lettersOf(piece.text).some((one) => one !== letter) ||
      /^[a-z]$/i.test(sides.left)
    )
      continue;
    const isRight = agree(putIn(sides.left, values), putIn(sides.right, values));
    if (isRight === false)
      return [
        wrongLine(
          piece.text,
          `The story says two things: “${story.relations.map(({ said }) => said).join('” and “')}”. Which of them does your equation not say yet?`,
        ),
      ];
    if (isRight) readings.push(rightLine(piece.text));
  }
  return readings;
}
