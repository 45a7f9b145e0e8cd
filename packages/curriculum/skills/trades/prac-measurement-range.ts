import { numberSkill } from '../../src/kit/index.ts';
import { numberLineOf } from '../../src/numbers/signed-numbers.ts';

/** `steps` of the unit `places` behind the point were read; at level 3 the part is used `times` times. */
type Params = { scene: (typeof scenes)[number]; steps: number; places: number; times: number };

const scenes = ['pipe', 'shelf', 'wire', 'glass', 'belt', 'rail'] as const;

/** Level 1 has whole units and a number line, level 2 decimals, level 3 several equal parts in a row. */
export const pracMeasurementRange = numberSkill('prac-measurement-range', {
  version: 1,
  form: 'interval',
  text: {
    headline: 'Find the range of a measurement',
    pipe: 'A pipe measures {m} cm, rounded to the nearest {unit} cm.',
    shelf: 'A shelf measures {m} cm, rounded to the nearest {unit} cm.',
    wire: 'A piece of wire measures {m} cm, rounded to the nearest {unit} cm.',
    glass: 'A pane of glass measures {m} cm, rounded to the nearest {unit} cm.',
    belt: 'A belt measures {m} cm, rounded to the nearest {unit} cm.',
    rail: 'A rail measures {m} cm, rounded to the nearest {unit} cm.',
    up: 'A value halfway is rounded up.',
    ask: 'Give all possible lengths as an interval.',
    'ask-total': '{n} such parts lie end to end. Give all possible total lengths as an interval.',
    right: 'Every length less than half a unit above, and down to half a unit below, rounds to this.',
    'right-total': 'The error of each part adds up, so both limits are multiplied.',
    full: 'This goes a full unit to each side. Which of these lengths round to the given one?',
    again: 'This rounds the given number once more. Which unit was it rounded to?',
    side: 'This goes to one side only. Can the true length be shorter, too?',
    part: 'This is the range of a single part. How many of them lie end to end?',
    other: 'Go half a unit down and half a unit up. Which end is still rounded to the given number?',
    'half-do': 'Find half of the unit.',
    'half-why': 'Rounding moves a number by half a unit at most.',
    'low-do': 'Find the lower limit.',
    'low-why': 'It is rounded up, so it belongs to the range.',
    'high-do': 'Find the upper limit.',
    'high-why': 'It is rounded to the next number, so it does not belong to the range.',
    'times-do': 'Multiply both limits by the number of parts.',
    'times-why': 'All parts may be short, or all may be long.',
    'write-do': 'Write the interval.',
    'write-why': 'A square bracket keeps an end, and a parenthesis leaves it out.',
    final: 'The lengths are {value}.',
  },
  draw({ level, random }): Params {
    const places = level === 1 ? 0 : random.int(level === 3 ? 0 : 1, level === 3 ? 1 : 2);
    const scale = 10 ** places;
    const whole = random.int(11, 98);
    const steps = whole * scale + (places === 0 ? 0 : random.int(1, scale - 1));
    // A last digit of zero would look like a coarser unit, and one of five would round again in a tie.
    const digit = steps % 10;
    return {
      scene: random.pick(scenes),
      steps: digit === 0 || digit === 5 ? steps + random.int(1, 4) : steps,
      places,
      times: level === 3 ? random.int(3, 6) : 1,
    };
  },
  build({ scene, steps, places, times }: Params, { level, step, distractor }) {
    const scale = 10 ** places;
    const write = (inSteps: number): string => String(Number((inSteps / scale).toFixed(places + 2)));
    const interval = (low: number, high: number): string => `[${write(low * times)}, ${write(high * times)})`;
    const again = Math.round(steps / 10) * 10;
    const value = interval(steps - 0.5, steps + 0.5);
    const words = { m: write(steps), unit: write(1), n: times, value };
    const [low, high] = [write(steps - 0.5), write(steps + 0.5)];
    return {
      words,
      question: [scene, 'up', level === 3 ? 'ask-total' : 'ask'],
      diagram:
        level === 1
          ? numberLineOf({
              min: steps - 4,
              max: steps + 4,
              step: 0.5,
              labelStep: 2,
              label: 'Centimeters',
              points: [{ at: steps, label: words.m }],
            })
          : null,
      answer: { value, reason: level === 3 ? 'right-total' : 'right' },
      distractors: [
        distractor('uses-a-full-unit-on-each-side', interval(steps - 1, steps + 1), 'full'),
        distractor('uses-one-side-only', interval(steps, steps + 0.5), 'side'),
        distractor('rounds-the-measurement-again', interval(again - 5, again + 5), 'again'),
        level === 3 ? distractor('slip', `[${low}, ${high})`, 'part') : null,
      ],
      steps: [
        step('half', `${words.unit} ÷ 2`, write(0.5)),
        step('low', `${words.m} − ${write(0.5)}`, low),
        step('high', `${words.m} + ${write(0.5)}`, high),
        level === 3
          ? step(
              'times',
              `${low} and ${high}`,
              `${write((steps - 0.5) * times)} and ${write((steps + 0.5) * times)}`,
            )
          : null,
        step('write', 'both limits', value),
      ],
      claims: [`${write(steps)} - ${write(0.5)} = ${low}`, `${write(steps)} + ${write(0.5)} = ${high}`],
    };
  },
});
