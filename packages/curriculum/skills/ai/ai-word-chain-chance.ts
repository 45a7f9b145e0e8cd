import type { DiagramOf } from '@playforward/diagram';
import { type WordStart, wordStarts } from '../../src/chance/word-starts.ts';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

const writers = ['poem', 'note', 'caption', 'title', 'line'] as const;

/** Chances of the first next word, of the last word after it, and of the last word after the second next word. */
type Params = {
  writer: (typeof writers)[number];
  start: WordStart;
  first: readonly [number, number];
  then: readonly [number, number];
  also: readonly [number, number];
};

/** Level 1 has a tree and two steps, level 2 asks for a step that does not happen, level 3 for two ways. */
export const aiWordChainChance = numberSkill('ai-word-chain-chance', {
  version: 1,
  form: 'fraction',
  text: {
    headline: 'The chance of a chain of words',
    poem: 'A writer model begins a poem with “{word}”.',
    note: 'A writer model begins a note with “{word}”.',
    caption: 'A writer model begins a caption with “{word}”.',
    title: 'A writer model begins a title with “{word}”.',
    line: 'A writer model begins a new line with “{word}”.',
    'step-one': 'Next comes “{one}” with the chance {p}. After “{one}” comes “{last}” with the chance {q}.',
    'else-two': 'In all other cases “{two}” comes next. After “{two}” comes “{last}” with the chance {r}.',
    'ask-chain': 'What is the chance that it writes “{word} {one} {last}”?',
    'ask-not': 'What is the chance that it writes “{word} {one}” and then not “{last}”?',
    'ask-ways': 'What is the chance that its third word is “{last}”?',
    right: 'The second step happens in a part of the cases of the first one, so the chances are multiplied.',
    'right-ways': 'Multiply along each way, and add the two ways.',
    adds: 'This adds the two chances. Are both steps together more likely than one of them?',
    'one-step': 'This is the chance of one step. What else has to happen?',
    happens: 'This is the chance that “{last}” does come. What is asked for?',
    'way-one': 'This follows one way only. By which other word can it get there?',
    'half-way': 'This leaves out the first step of a way. How likely is each first step?',
    other: 'Go along the words one by one. Multiply the chances on the way.',
    'first-do': 'Write down the chance of the first step.',
    'first-why': 'The chain starts with it.',
    'not-do': 'Find the chance that “{last}” does not come.',
    'not-why': 'The two chances add to one.',
    'chain-do': 'Multiply by the chance of the second step.',
    'chain-why': 'It happens in this part of these cases.',
    'second-do': 'Do the same for the way over “{two}”.',
    'second-why': 'The first steps add to one, so the chance of “{two}” is what is left.',
    'add-do': 'Add the two ways.',
    'add-why': 'They cannot both happen.',
    'headline-before': 'Which word came before?',
    'ask-before': 'Its third word is “{last}”. What is the chance that the second one is “{one}”?',
    'right-before': 'Of all ways that end in “{last}”, this is the part that goes over “{one}”.',
    'all-cases': 'This is a part of all cases. In which cases does “{last}” come third?',
    'before-known': 'This is the chance before “{last}” is known. Does the third word tell more?',
    'not-that-way': 'This is the other way to “{last}”. Which word is asked for?',
    'other-before': 'Find both ways to “{last}” first. Then ask which part of them goes over “{one}”.',
    'share-do': 'Divide the way over “{one}” by both ways together.',
    'share-why': 'Only the cases that end in “{last}” count now.',
    final: '{shown}',
  },
  draw: ({ level, random }): Params => drawChain(level, random),
  build(params: Params, { level, step, distractor }) {
    const { writer, start, first, then, also } = params;
    const [a, b] = first;
    const [c, d] = then;
    const [e, f] = also;
    const chain = [a * c, b * d] as const;
    const not = [a * (d - c), b * d] as const;
    const secondWay = [(b - a) * e, b * f] as const;
    const ways = [chain[0] * f + secondWay[0] * d, b * d * f] as const;
    const show = (top: number, bottom: number): string => typeset(fractionValue(top, bottom));
    const [top, bottom] = { 1: chain, 2: not, 3: ways }[level];
    const value = fractionValue(top, bottom);
    const [one, two] = start.next;
    const words = {
      word: start.word,
      one,
      two,
      last: start.last,
      p: show(a, b),
      q: show(c, d),
      r: show(e, f),
      shown: typeset(value),
    };
    const times = (x: string, y: string): string => `${x} × ${y}`;
    const firstStep = step('first', `“${start.word} ${one}”`, words.p);
    return {
      words,
      question: {
        1: [writer, 'step-one', 'ask-chain'] as const,
        2: [writer, 'step-one', 'ask-not'] as const,
        3: [writer, 'step-one', 'else-two', 'ask-ways'] as const,
      }[level],
      diagram: level === 1 ? treeOf(params) : null,
      answer: { value, reason: level === 3 ? 'right-ways' : 'right' },
      distractors: {
        1: [
          distractor('adds-the-probabilities', fractionValue(a * d + c * b, b * d), 'adds'),
          distractor('uses-one-step-only', fractionValue(c, d), 'one-step'),
          distractor('slip', fractionValue(a, b), 'one-step'),
        ],
        2: [
          distractor('gives-the-complement', fractionValue(...chain), 'happens'),
          distractor('uses-one-step-only', fractionValue(d - c, d), 'one-step'),
          distractor('slip', fractionValue(a, b), 'one-step'),
        ],
        3: [
          distractor('uses-one-of-two-ways', fractionValue(...chain), 'way-one'),
          distractor('uses-one-step-only', fractionValue(c * f + e * d, d * f), 'half-way'),
          distractor('slip', fractionValue(...secondWay), 'way-one'),
        ],
      }[level],
      steps: {
        1: [firstStep, step('chain', times(words.p, words.q), show(...chain))],
        2: [
          firstStep,
          step('not', `1 − ${words.q}`, show(d - c, d)),
          step('chain', times(words.p, show(d - c, d)), typeset(value)),
        ],
        3: [
          firstStep,
          step('chain', times(words.p, words.q), show(...chain)),
          step('second', times(show(b - a, b), words.r), show(...secondWay)),
          step('add', `${show(...chain)} + ${show(...secondWay)}`, typeset(value)),
        ],
      }[level],
      claims: {
        1: [`${a}/${b} * ${c}/${d} = ${value}`],
        2: [`${a}/${b} * (1 - ${c}/${d}) = ${value}`],
        3: [`${a}/${b} * ${c}/${d} + (1 - ${a}/${b}) * ${e}/${f} = ${value}`],
      }[level],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const part = (): readonly [number, number] => {
          const bottom = random.int(2, 5);
          return [random.int(1, bottom - 1), bottom];
        };
        const [first, then, also] = [part(), part(), part()];
        const isLowest = ([top, bottom]: readonly [number, number]): boolean =>
          fractionValue(top, bottom) === `${top}/${bottom}`;
        const { one, both } = waysOf({ first, then, also });
        const shown = [[one, both], first, [both - one, both]].map(([top = 1, bottom = 1]) => top / bottom);
        return [first, then, also].every(isLowest) && new Set(shown).size === 3 && both < 60
          ? { writer: random.pick(writers), start: random.pick(wordStarts), first, then, also }
          : null;
      }),
    build({ writer, start, first, then, also }, { step, distractor }) {
      const [[a, b], [c, d], [e, f]] = [first, then, also];
      const { one, both, all } = waysOf({ first, then, also });
      const show = (top: number, bottom: number): string => typeset(fractionValue(top, bottom));
      const value = fractionValue(one, both);
      const [firstWord, secondWord] = start.next;
      return {
        words: {
          word: start.word,
          one: firstWord,
          two: secondWord,
          last: start.last,
          p: show(a, b),
          q: show(c, d),
          r: show(e, f),
          shown: typeset(value),
        },
        headline: 'headline-before',
        question: [writer, 'step-one', 'else-two', 'ask-before'],
        answer: { value, reason: 'right-before' },
        distractors: [
          distractor('divides-by-all-cases', fractionValue(one, all), 'all-cases'),
          distractor('uses-one-step-only', fractionValue(a, b), 'before-known'),
          distractor('slip', fractionValue(both - one, both), 'not-that-way'),
        ],
        otherWrong: 'other-before',
        steps: [
          step('first', `“${start.word} ${firstWord}”`, show(a, b)),
          step('chain', `${show(a, b)} × ${show(c, d)}`, show(a * c, b * d)),
          step('second', `${show(b - a, b)} × ${show(e, f)}`, show((b - a) * e, b * f)),
          step('add', `${show(a * c, b * d)} + ${show((b - a) * e, b * f)}`, show(both, all)),
          step('share', `${show(one, all)} ÷ ${show(both, all)}`, typeset(value)),
        ],
        claims: [`${a}/${b} * ${c}/${d} = ${value} * ${both}/${all}`],
      };
    },
  },
});

/** The way over the first word, both ways and all cases, as counts of equal parts. */
function waysOf({ first: [a, b], then: [c, d], also: [e, f] }: Pick<Params, 'first' | 'then' | 'also'>) {
  const one = a * c * f;
  return { one, both: one + (b - a) * e * d, all: b * d * f };
}

function treeOf({ start, first, then }: Params): DiagramOf<'tree'> {
  const node = (label: string, parent: number | null, top: number, bottom: number) => ({
    label,
    parent,
    branch: parent === null ? '' : fractionValue(top, bottom),
  });
  const [a, b] = first;
  const [c, d] = then;
  return {
    kind: 'tree',
    nodes: [
      node(start.word, null, 1, 1),
      node(start.next[0], 0, a, b),
      node('another word', 0, b - a, b),
      node(start.last, 1, c, d),
      node('not so', 1, d - c, d),
    ],
  };
}

function drawChain(level: Level, random: Random): Params {
  return random.until(() => {
    const part = (most: number): readonly [number, number] => {
      const bottom = random.int(2, most);
      return [random.int(1, bottom - 1), bottom];
    };
    const most = level === 3 ? 5 : 8;
    const [first, then, also] = [part(most), part(most), part(most)];
    const isLowest = ([top, bottom]: readonly [number, number]): boolean =>
      fractionValue(top, bottom) === `${top}/${bottom}`;
    const [a, b] = first;
    const [c, d] = then;
    const small = a * c * 18 >= b * d && a * (d - c) * 12 >= b * d;
    const apart = a * d !== c * b && 2 * c !== d && (level !== 1 || a * d + c * b < b * d);
    return [first, then, also].every(isLowest) && small && apart
      ? { writer: random.pick(writers), start: random.pick(wordStarts), first, then, also }
      : null;
  });
}
