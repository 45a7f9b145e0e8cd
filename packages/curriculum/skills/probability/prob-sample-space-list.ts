import type { DiagramOf } from '@playforward/diagram';
import { listOr, wholesFrom } from '../../src/chance/outcome-sets.ts';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';

const scenes = ['lock', 'seat', 'locker', 'shirt', 'bus', 'room'] as const;

/** Two digits from `low` on, `first` and `second` of them; `k` belongs to the event. */
type Params = {
  scene: (typeof scenes)[number];
  low: number;
  first: number;
  second: number;
  event: 'sum' | 'apart' | 'least' | 'holds';
  k: number;
};

/** Level 1 has the whole grid, level 2 an empty grid, level 3 a list of your own. */
export const probSampleSpaceList = numberSkill('prob-sample-space-list', {
  version: 1,
  form: 'set',
  text: {
    headline: 'List an event',
    lock: 'A bike lock has a code of two digits.',
    seat: 'A seat number has a row digit and a seat digit.',
    locker: 'A locker number has a floor digit and a door digit.',
    shirt: 'A team shirt has a number of two digits.',
    bus: 'A bus line has a number of two digits.',
    room: 'A room number has a floor digit and a door digit.',
    digits: 'The first digit is {firsts}. The second digit is {seconds}.',
    'ask-sum': 'List the event that the digits add to {k, number}.',
    'ask-apart': 'List the event that the digits differ by {k, number}.',
    'ask-least': 'List the event that the digits add to {k, number} or more.',
    'ask-holds': 'List the event that at least one digit is {k, number}.',
    right: 'These are all outcomes that fit, and no others.',
    out: 'An outcome of the event is left out here. Which outcomes start with {start, number}?',
    once: 'This lists two digits in one order only. Is {ab} the same number as {ba}?',
    complement: 'These outcomes are the ones outside of the event. What has to be true of the two digits?',
    other: 'Take each first digit in turn. Check every second digit with it.',
    'count-do': 'Count all outcomes.',
    'count-why': 'Each first digit goes with each second digit.',
    'list-do': 'List the sample space.',
    'list-why': 'Go row by row so that none gets lost.',
    'pick-do': 'Pick the outcomes that fit the event.',
    'pick-why': 'An event is a subset of the sample space.',
    final: 'The event is {value}.',
  },
  draw: ({ level, random }): Params => drawEvent(level, random),
  build(params: Params, { level, step, distractor }) {
    const { scene, low, first, second, event, k } = params;
    const all = outcomesOf(params);
    const inside = all.filter((outcome) => fits(outcome, params));
    const outside = all.filter((outcome) => !fits(outcome, params));
    const turned = inside.find((outcome) => outcome % 11 !== 0 && inside.includes(mirror(outcome))) ?? 0;
    const once = inside.filter((outcome) => !(inside.includes(mirror(outcome)) && mirror(outcome) < outcome));
    const write = (outcomes: readonly number[]): string => outcomes.join(', ');
    const value = write(inside);
    const words = {
      k,
      start: Math.floor((inside[0] ?? 0) / 10),
      value,
      ab: String(turned),
      ba: String(mirror(turned)),
      firsts: listOr(wholesFrom(low, low + first - 1)),
      seconds: listOr(wholesFrom(low, low + second - 1)),
    };
    return {
      words,
      question: [scene, 'digits', `ask-${event}`],
      diagram: level === 3 ? null : gridOf(params, level),
      answer: value,
      distractors: [
        distractor('leaves-out-outcomes', write(inside.slice(1)), 'out'),
        distractor('counts-repeated-outcomes-once', write(once), 'once'),
        distractor('lists-the-complement', write(outside), 'complement'),
      ],
      steps: [
        step('count', `${first} × ${second}`, all.length),
        step('list', `${all.length} outcomes`, write(all)),
        step('pick', 'the event', value),
      ],
      claims: [
        `${first} * ${second} = ${all.length}`,
        `${inside.length} + ${outside.length} = ${all.length}`,
      ],
    };
  },
});

function outcomesOf({ low, first, second }: Params): number[] {
  return wholesFrom(low, low + first - 1).flatMap((a) =>
    wholesFrom(low, low + second - 1).map((b) => 10 * a + b),
  );
}

function mirror(outcome: number): number {
  return 10 * (outcome % 10) + Math.floor(outcome / 10);
}

function fits(outcome: number, { event, k }: Params): boolean {
  const [a, b] = [Math.floor(outcome / 10), outcome % 10];
  return {
    sum: a + b === k,
    apart: Math.abs(a - b) === k,
    least: a + b >= k,
    holds: a === k || b === k,
  }[event];
}

function gridOf(params: Params, level: Level): DiagramOf<'outcome-grid'> {
  const { low, first, second } = params;
  const names = (count: number): string[] => wholesFrom(low, low + count - 1).map(String);
  return {
    kind: 'outcome-grid',
    across: 'Second digit',
    down: 'First digit',
    columns: names(second),
    rows: names(first),
    cells: names(first).map((a) => names(second).map((b) => (level === 1 ? `${a}${b}` : ''))),
    marked: [],
  };
}

/** Events with a pair such as 12 and 21, and at most nine outcomes beside them. */
function drawEvent(level: Level, random: Random): Params {
  return random.until(() => {
    const low = random.int(1, 6);
    const [first, second] = [random.int(3, 4), random.int(2, 4)];
    const event =
      level === 3 ? random.pick(['least', 'holds'] as const) : random.pick(['sum', 'apart'] as const);
    const k = {
      sum: 2 * low + random.int(1, 5),
      apart: random.int(1, 2),
      least: 2 * low + random.int(2, 4),
      holds: low + random.int(0, 2),
    };
    const params: Params = { scene: random.pick(scenes), low, first, second, event, k: k[event] };
    const all = outcomesOf(params);
    const inside = all.filter((outcome) => fits(outcome, params));
    const hasTurned = inside.some((outcome) => outcome % 11 !== 0 && inside.includes(mirror(outcome)));
    const onceIsFirst = inside.length === 2;
    const outside = all.length - inside.length;
    return hasTurned && !onceIsFirst && outside >= 2 && outside <= 9 && inside.length <= 8 ? params : null;
  });
}
