import { leastChance, simulatedThings } from '../../src/chance/simulated-things.ts';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

/** The chance is `top` of `bottom`; the device has `times` as many parts, and a trial has `k` turns. */
type Params = {
  scene: (typeof simulatedThings.list)[number];
  device: 'spinner' | 'cards' | 'digits';
  top: number;
  bottom: number;
  times: number;
  k: number;
};

/** Level 1 tells a part of a whole, level 2 a percent, also for random digits, level 3 needs several turns. */
export const m7SimulationDesign = choiceSkill('m7-simulation-design', {
  version: 5,
  scenes: [simulatedThings],
  text: {
    headline: 'Choose a random device',
    'ask-spinner': 'You use a spinner with equal sections.',
    'which-spinner': 'Which spinner fits?',
    'ask-cards': 'You draw a card from a box.',
    'which-cards': 'Which box of cards fits?',
    'ask-spinner-many': 'You spin a spinner with equal sections.',
    'which-spinner-many': 'Which plan of spins fits one trial?',
    'ask-cards-many': 'You draw cards, each time from a full box.',
    'which-cards-many': 'Which plan of draws fits one trial?',
    'ask-digits': 'You use random digits from {low, number} to {high, number}, all equally likely.',
    digits: 'The digits {low, number} to {last, number}',
    'right-digits': 'Counted from zero on, these are as many of the ten digits as the chance needs.',
    'one-too-many': 'Zero is a digit as well. How many digits are there from zero up to this one?',
    'half-digits': 'This is half of the ten digits. Is the thing you act out as likely as not?',
    'one-too-few': 'Zero is a digit as well. How many of the ten digits are these?',
    'turned-digits': 'These digits have the chance of the opposite. Which share should they have?',
    'digits-do': 'Count that many digits from zero on.',
    'digits-why': 'Zero is the first of the ten digits.',
    spinner: 'A spinner with {n, number} equal sections, {h, number} of them blue',
    cards: 'A box with {n, number} cards, {h, number} of them blue',
    'spinner-many':
      '{r, plural, one {# spin} other {# spins}} with {h, number} of {n, number} equal sections blue',
    'cards-many': '{r, plural, one {# draw} other {# draws}} with {h, number} of {n, number} cards blue',
    right: 'Blue comes up with the same chance as the thing you act out.',
    'right-many': 'Each stage has a turn of its own, and each turn has the right chance.',
    turned: 'Here blue has the chance of the opposite. Which part should be blue?',
    half: 'This gives blue a chance of one half. Is the thing you act out as likely as not?',
    parts: 'This counts the blue ones twice. How many should there be in all?',
    once: 'This has one turn only. How many stages does one trial have?',
    other: 'Write the chance as a fraction. Which device has that share of blue?',
    'chance-do': 'Write the chance as a fraction.',
    'chance-why': 'Blue must come up with the same chance.',
    'share-do': 'Compare with the share of blue.',
    'share-why': 'Equal fractions are equal chances.',
    'digits-share-do': 'Find how many of the ten digits have this share.',
    'digits-chance': 'The chosen digits must come up with the same chance.',
    'digits-share-why': 'Each digit has the same chance.',
    'turns-do': 'Count the stages of one trial.',
    'turns-why': 'Each stage needs a turn of its own.',
    'pick-do': 'Choose the device.',
    'pick-why': 'It has the right share of blue.',
  },
  draw: ({ level, random }): Params => drawDevice(level, random),
  build({ scene, device, top, bottom, times, k }: Params, { level, say, step, distractor }) {
    if (device === 'digits') {
      const hits = top * times;
      const upTo = (last: number) => ({ text: say('digits', { last }) });
      /** Lines of somebody who gives so many digits the chance `share`. */
      const linesOf = (from: string, share: string, many: number) => ({
        work: [
          step('chance', from, share, { why: 'digits-chance' }),
          step('share', `${many} of 10 digits`, share, 'digits-share'),
          step('digits', `${many} digits from 0 on`, `0 to ${many - 1}`),
        ],
      });
      return {
        words: { share: `${(100 * top) / bottom}% of all`, low: 0, high: 9 },
        question: [`${scene.key}-told`, `${scene.key}-one`, 'ask-digits', `${scene.key}-digits`],
        answer: { value: 'fits', reason: 'right-digits', ...upTo(hits - 1) },
        distractors: [
          distractor('gives-the-complement', 'turned', 'turned-digits', {
            ...upTo(9 - hits),
            ...linesOf(`$1 − ${fraction(top, bottom)}$`, `$${fraction(bottom - top, bottom)}$`, 10 - hits),
          }),
          distractor('calls-every-chance-fifty-fifty', 'half', 'half-digits', {
            ...upTo(4),
            ...linesOf('it happens or not', `$${fraction(1, 2)}$`, 5),
          }),
          // One digit too many is half of the digits where four are right.
          hits === 4
            ? distractor('slip', 'few', 'one-too-few', upTo(hits - 2))
            : distractor('slip', 'many', 'one-too-many', upTo(hits)),
        ],
        steps: linesOf(`${(100 * top) / bottom}%`, `$${fraction(top, bottom)}$`, hits).work,
        claims: [`${hits}/10 = ${top}/${bottom}`],
      };
    }
    const key = level === 3 ? (`${device}-many` as const) : device;
    const plan = (h: number, n: number, r = k) => ({ text: say(key, { h, n, ...(level === 3 && { r }) }) });
    const [hits, all] = [top * times, bottom * times];
    const [part, chance] = [
      level === 1 ? `${top} of ${bottom}` : `${(100 * top) / bottom}%`,
      `$${fraction(top, bottom)}$`,
    ];
    const last = (h: number, n: number, r = k) =>
      level === 3
        ? step('turns', 'one trial', `${r} ${r === 1 ? 'turn' : 'turns'}, each with ${h} of ${n}`)
        : step('pick', 'the device', `${h} of ${n} are blue`);
    const told = step('chance', part, chance);
    /** Lines of somebody who gives blue this chance, with a device that has it. */
    const linesOf = (from: string, share: string, h: number, n: number) => ({
      work: [step('chance', from, share), step('share', `${h} of ${n} blue`, share), last(h, n)],
    });
    const share = level === 1 ? `${top} of ${bottom}` : `${(100 * top) / bottom}% of all`;
    return {
      words: { share, k },
      question: [
        `${scene.key}-told`,
        level === 3 ? `${scene.key}-many` : `${scene.key}-one`,
        `ask-${key}`,
        `${scene.key}-means`,
        `which-${key}`,
      ],
      answer: { value: 'fits', reason: level === 3 ? 'right-many' : 'right', ...plan(hits, all) },
      distractors: [
        distractor('gives-the-complement', 'turned', 'turned', {
          ...plan(all - hits, all),
          ...linesOf(
            `$1 − ${fraction(top, bottom)}$`,
            `$${fraction(bottom - top, bottom)}$`,
            all - hits,
            all,
          ),
        }),
        level === 3
          ? distractor('uses-one-trial-for-several-stages', 'once', 'once', {
              ...plan(hits, all, 1),
              work: [told, step('share', `${hits} of ${all} blue`, chance), last(hits, all, 1)],
            })
          : distractor('calls-every-chance-fifty-fifty', 'half', 'half', {
              ...plan(1, 2),
              ...linesOf('it happens or not', `$${fraction(1, 2)}$`, 1, 2),
            }),
        distractor('compares-with-the-other-outcomes', 'parts', 'parts', {
          ...plan(hits, all + hits),
          work: [
            told,
            step('share', `${hits} blue and ${all} others`, `${hits} of ${all + hits} blue`),
            last(hits, all + hits),
          ],
        }),
      ],
      steps: [told, step('share', `${hits} of ${all} blue`, chance), last(hits, all)],
      claims: [`${hits}/${all} = ${top}/${bottom}`],
    };
  },
});

function fraction(top: number, bottom: number): string {
  return `\\frac{${top}}{${bottom}}`;
}

function drawDevice(level: Level, random: Random): Params {
  return random.until(() => {
    const bottom = level === 1 ? random.int(5, 14) : random.pick([4, 5, 10, 20]);
    const top = random.int(1, bottom - 1);
    const times = level === 1 ? 1 : random.int(1, 4);
    const [hits, all] = [top * times, bottom * times];
    const device = random.pick(
      level === 2 ? (['spinner', 'cards', 'digits'] as const) : (['spinner', 'cards'] as const),
    );
    const isOpen =
      2 * top !== bottom &&
      hits > 1 &&
      all - hits > 1 &&
      all <= (device === 'cards' ? 40 : 20) &&
      (device !== 'digits' || all === 10);
    const scene = random.pick(simulatedThings.list);
    const k = level === 3 ? random.int(2, 4) : 1;
    const isTrue = 10 * top >= leastChance[scene.key] * bottom;
    return isOpen && isTrue && isLowest(top, bottom) ? { scene, device, top, bottom, times, k } : null;
  });
}

function isLowest(top: number, bottom: number): boolean {
  return [2, 3, 5].every((by) => top % by !== 0 || bottom % by !== 0);
}
