import { type WordStart, wordStarts } from '../../src/chance/word-starts.ts';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

const texts = ['page', 'song', 'letter', 'story', 'report'] as const;

/** How often each of three words follows, the number of all words, and how often the writer comes to the word. */
type Params = {
  text: (typeof texts)[number];
  start: WordStart;
  counts: readonly [number, number, number];
  all: number;
  times: number;
};

/** Level 1 has all counts, level 2 a total that does not matter, level 3 asks how often two words are expected. */
export const aiNextWordChance = numberSkill('ai-next-word-chance', {
  version: 1,
  form: 'fraction',
  text: {
    headline: 'What comes next?',
    page: 'A writer model counts words on a page.',
    song: 'A writer model counts words in a song.',
    letter: 'A writer model counts words in a letter.',
    story: 'A writer model counts words in a story.',
    report: 'A writer model counts words in a report.',
    follows:
      'After “{word}” comes “{first}” {a, plural, one {once} other {# times}}, “{second}” {b, plural, one {once} other {# times}} and “{third}” {c, plural, one {once} other {# times}}.',
    'of-all':
      'Of {all, number} words, {total, number} are “{word}”. Right after these, “{first}” comes {a, plural, one {once} other {# times}}.',
    'ask-next': 'It goes on in the same shares. What is the chance that “{first}” follows “{word}”?',
    'ask-times':
      'It goes on in the same shares and writes “{word}” {times, number} times. How many times do you expect “{first}” or “{second}” next?',
    right: 'The chance is the part of all words that came after “{word}”.',
    'right-times': 'The same part of the {times, number} times is expected.',
    equal: 'This gives each word the same chance. Did they come equally often?',
    odds: 'This compares with the other words. What is the whole?',
    all: 'This divides by all words. After which word does the question start?',
    complement: 'This is the chance of another word. Which word is asked for?',
    another: 'This is the chance of another word in the list. Which one is asked for?',
    one: 'This counts one of the two words. Which others fit, too?',
    count: 'This is how often they came in the text. How often does the writer come to this word?',
    other: 'Find how often “{word}” came in all. Then find the part that goes on in this way.',
    'whole-do': 'Find how often “{word}” came.',
    'whole-why': 'Each time, exactly one word followed.',
    'part-do': 'Find how often it went on in this way.',
    'part-why': 'Only these cases fit the question.',
    'divide-do': 'Divide the part by the whole.',
    'divide-why': 'A chance compares the cases that fit with all cases.',
    'times-do': 'Multiply by the number of times.',
    'times-why': 'About the same part is expected each time.',
    final: '{shown}',
  },
  draw: ({ level, random }): Params => drawCounts(level, random),
  build({ text, start, counts, all, times }: Params, { level, step, distractor }) {
    const [a, b, c] = counts;
    const total = a + b + c;
    const both = (times * (a + b)) / total;
    const share = fractionValue(a, total);
    const value = level === 3 ? String(both) : share;
    const [first, second, third] = start.next;
    const words = {
      word: start.word,
      first,
      second,
      third,
      a,
      b,
      c,
      all,
      total,
      times,
      shown: typeset(value),
    };
    const whole = step('whole', level === 2 ? `all after “${start.word}”` : `${a} + ${b} + ${c}`, total);
    const divide = step('divide', `${a} ÷ ${total}`, typeset(value));
    return {
      words,
      question: [text, level === 2 ? 'of-all' : 'follows', level === 3 ? 'ask-times' : 'ask-next'],
      answer: level === 3 ? { value, form: 'integer', reason: 'right-times' } : value,
      distractors: {
        1: [
          distractor('assumes-equal-chances', fractionValue(1, 3), 'equal'),
          distractor('compares-with-the-other-outcomes', fractionValue(a, b + c), 'odds'),
          distractor('slip', fractionValue(b, total), 'another'),
          distractor('slip', fractionValue(c, total), 'another'),
        ],
        2: [
          distractor('uses-the-wrong-total', fractionValue(a, all), 'all'),
          distractor('gives-the-complement', fractionValue(total - a, total), 'complement'),
          distractor('slip', fractionValue(a, total - a), 'odds'),
        ],
        3: takeDistractors(both, [
          distractor('uses-one-value', (times * a) / total, 'one', {
            work: [
              whole,
              step('divide', `${a} ÷ ${total}`, typeset(share)),
              step('times', `${typeset(share)} × ${times}`, (times * a) / total),
            ],
          }),
          distractor('assumes-equal-chances', (times * 2) / 3, 'equal', {
            work: [
              step('whole', '1 + 1 + 1', 3),
              step('part', '1 + 1', 2),
              step('divide', '2 ÷ 3', typeset('2/3')),
              step('times', `${typeset('2/3')} × ${times}`, (times * 2) / 3),
            ],
          }),
          distractor('slip', a + b, 'count'),
          distractor('slip', times - both, 'complement'),
        ]),
      }[level],
      steps: {
        1: [whole, divide],
        2: [whole, step('part', `“${start.word} ${first}”`, a), divide],
        3: [
          whole,
          step('part', `${a} + ${b}`, a + b),
          step('divide', `${a + b} ÷ ${total}`, typeset(fractionValue(a + b, total))),
          step('times', `${typeset(fractionValue(a + b, total))} × ${times}`, both),
        ],
      }[level],
      claims: [level === 3 ? `${times} * ${a + b}/${total} = ${both}` : `${a}/${total} = ${value}`],
    };
  },
});

function drawCounts(level: Level, random: Random): Params {
  return random.until(() => {
    const [a, b, c] = [random.int(2, 15), random.int(2, 15), random.int(1, 12)];
    const total = a + b + c;
    const all = total * random.int(3, 9) + random.int(1, 9);
    const times = 3 * total * random.int(1, 3);
    const apart = new Set([a, b, c, b + c, a + b]).size === 5 && 3 * a !== total && 2 * a !== total;
    const likely = all <= 18 * total && (level !== 3 || (total <= 20 && 3 * (a + b) !== 2 * total));
    return apart && likely
      ? { text: random.pick(texts), start: random.pick(wordStarts), counts: [a, b, c], all, times }
      : null;
  });
}
