import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { type LimitStory, limitStories } from '../../src/linear-stories/limit-stories.ts';
import { pointText, type StandardForm } from '../../src/numbers/lines/standard-form.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import {
  type HalfPlane,
  halfPlaneOf,
  halfPlaneText,
  inequalityText,
  isStrict,
  otherBoundary,
  regionOf,
  regionsOn,
  type Sign,
  shadedAll,
  shadeTask,
  solves,
  turnedSign,
} from '../../src/pictures/half-planes.ts';
import { crossingsOnGrid } from '../../src/pictures/line-planes.ts';

type Place = readonly [number, number];
type Limit = { readonly form: StandardForm; readonly sign: Sign };
const asks = ['which', 'both', 'overlap', 'graph'] as const;
const bares = ['system', 'pair', 'test', 'once'] as const;
/** Two inequalities, a point that solves both, also on a solid boundary, one that solves the first only, one on a dashed boundary, one that solves neither. */
type Params = {
  ask: (typeof asks)[number] | (typeof bares)[number] | 'story' | 'draw-both';
  story: LimitStory;
  limits: readonly [Limit, Limit];
  inside: Place;
  first: Place;
  edge: Place;
  outside: Place;
};

const text = {
  headline: 'A point that solves two inequalities',
  which: 'The graph shows {one} and {other}. Which point solves both?',
  both: 'Which point solves {one} as well as {other}? The graph may help you.',
  overlap: 'The regions of {one} and {other} overlap. Which point lies in the overlap and solves both?',
  graph: 'Look at the regions of {one} and {other}. Which point is a solution of the system?',
  system: 'Which point is a solution of the system {one} and {other}?',
  pair: 'Which pair {xy} makes both {one} and {other} true?',
  test: 'Test the points in {one} and in {other}. Which point solves both?',
  once: 'Only one of these points satisfies {one} and {other} at once. Which one?',
  point: '{point}',
  'right-both': 'Put the point in: both inequalities are true.',
  'right-story': 'It fits both limits.',
  first: 'This point makes one inequality true. Does it make the other one true as well?',
  edge: 'At this point, both sides of one inequality are equal. Does its symbol allow that?',
  neither: 'Put this point into the first inequality. Is it true?',
  'first-story': 'This fits one limit. Work out the other one.',
  'edge-story': 'This reaches one limit exactly. Do the words allow that?',
  'neither-story': 'Work out both limits for this pair. Does it fit either of them?',
  other: 'A solution has to make both inequalities true.',
  'limits-do': 'Write each limit as an inequality.',
  'limits-why': 'Let {x} count the first kind and {y} the second one.',
  'first-do': 'Put all four points into the first inequality.',
  'first-why': 'The first coordinate goes in for {x}, the second one for {y}.',
  'second-do':
    '{count, plural, one {Put the point that is left} other {Put the points that are left}} into the second inequality.',
  'second-why': 'A solution of the system has to make this one true as well.',
  'both-do': 'Check the point that is left in both.',
  'both-why': 'Only a point of the overlap fits both.',
  'draw-both': [
    'Graph the system {one} and {other}. Draw both boundaries, and shade both half-planes.',
    'Draw the boundaries of {one} and {other}, and shade the solutions of each.',
    'Show the solutions of {one} and of {other} in one plane. Shade each half-plane.',
    'In one plane, draw and shade the half-planes of {one} and {other}.',
  ],
  'headline-drawn': 'The graph of two inequalities',
  regions:
    '{p, select, dashed {Dashed} other {Solid}} line through {a} and {b}, shaded {side}; {q, select, dashed {dashed} other {solid}} line through {c} and {d}, shaded {under}',
  'final-drawn':
    'The {p, select, dashed {dashed} other {solid}} line goes through {a} and {b}, and the side {side} it is shaded. The other, {q, select, dashed {dashed} other {solid}} line goes through {c} and {d}, and the side {under} it is shaded.',
  'right-drawn':
    'Both boundaries, their kinds of line and the shaded sides fit, and the solutions lie where both are shaded.',
  'side-one': 'Test a point on the shaded side of {one}. Is it true there?',
  'side-other': 'Test a point on the shaded side of {other}. Is it true there?',
  kinds: 'Compare each kind of line with its symbol. Does the symbol allow both sides to be equal?',
  'other-drawn': 'Draw one boundary at a time, and test a point for its side.',
  'alone-do': 'Solve {given} for {y}.',
  'alone-why': 'Dividing by a negative number reverses the symbol.',
  'alone-plus': 'What stands beside {y} is positive, so the symbol stays.',
  'graph-do': 'Draw its boundary, and shade its side.',
  'graph-why': 'The symbol tells whether the line is dashed and which side is shaded.',
  'overlap-do': 'Look for the overlap.',
  'overlap-why': 'Only there, both inequalities are true.',
} as const;
type Said = Tools<keyof typeof text>;

/** Level 1 shows both regions, level 2 none or has them drawn by hand, level 3 tells the limits of a situation. */
export const a1SystemInequalityPoint = choiceSkill('a1-system-inequality-point', {
  version: 4,
  scenes: [limitStories],
  text,
  draw: ({ level, random }): Params => (level === 3 ? drawStory(random) : drawRegions(level, random)),
  build(params: Params, tools) {
    if (params.ask === 'draw-both') return drawnProblem(params, tools);
    const { level, say, step, distractor } = tools;
    const { ask, story, limits, inside, first, edge, outside } = params;
    const [one, other] = limits.map(({ form, sign }) => `$${inequalityText(form, sign)}$`) as [
      string,
      string,
    ];
    const told = ask === 'story';
    const shown = (at: Place) =>
      told ? say(`${story.key}-plan`, { x: at[0], y: at[1] }) : say('point', { point: pointText(...at) });
    const check = ({ form, sign }: Limit): string =>
      `$${signed(leftOf(form, inside))} ${sign} ${signed(form.c)}$`;
    const reason = (key: 'first' | 'edge' | 'neither') => (told ? (`${key}-story` as const) : key);
    const [p, q] = limits;
    const four = [inside, first, edge, outside].toSorted(([a, b], [c, d]) => a - c || b - d);
    const some = four.filter((at) => solves(p.form, p.sign, at));
    return {
      words: { one, other, xy: '$(x, y)$', x: '$x$', y: '$y$', count: some.length },
      question: told ? [say(`${story.key}-told`, storyNumbers(params)), `${story.key}-ask`] : ask,
      diagram:
        level === 1
          ? regionsOn(
              reach,
              limits.map(({ form, sign }) => halfPlaneOf(form, sign)),
            )
          : null,
      answer: { value: 'inside', text: shown(inside), reason: told ? 'right-story' : 'right-both' },
      distractors: [
        distractor('checks-only-one-inequality', 'first', reason('first'), shown(first)),
        distractor('chooses-a-point-on-a-dashed-boundary', 'edge', reason('edge'), shown(edge)),
        distractor('chooses-a-point-outside-both', 'outside', reason('neither'), shown(outside)),
      ],
      steps: [
        told && step('limits', 'both limits', `${one} and ${other}`),
        step('first', `${listed(four)} in ${one}`, tested(four, p)),
        step('second', `${listed(some)} in ${other}`, tested(some, q)),
        step('both', pointText(...inside), `${check(p)} and ${check(q)}`),
      ],
      finalAnswer: shown(inside),
      claims: [`${p.form.a} * (${inside[0]}) + (${p.form.b}) * (${inside[1]}) = ${leftOf(p.form, inside)}`],
    };
  },
});

const reach = 8;

/** Both half-planes are drawn in one plane. */
function drawnProblem({ limits }: Params, { say, step, distractor }: Said) {
  const names = limits.map(({ form, sign }) => inequalityText(form, sign));
  const [p, q] = limits.map(({ form, sign }) => halfPlaneOf(form, sign)) as [HalfPlane, HalfPlane];
  const pairOf = (one: HalfPlane, other: HalfPlane) => {
    const [first, second] = [regionOf(one, reach), regionOf(other, reach)];
    return {
      value: shadedAll([one, other], { reach, names }),
      text: say('regions', {
        p: first.dashed ? 'dashed' : 'solid',
        a: pointText(...first.through[0]),
        b: pointText(...first.through[1]),
        side: first.side,
        q: second.dashed ? 'dashed' : 'solid',
        c: pointText(...second.through[0]),
        d: pointText(...second.through[1]),
        under: second.side,
      }),
    };
  };
  const wrong = (
    misconception: Parameters<typeof distractor>[0],
    reason: 'side-one' | 'side-other' | 'kinds',
    pair: ReturnType<typeof pairOf>,
  ) => distractor(misconception, pair.value, reason, { text: pair.text });
  const turned = (one: HalfPlane): HalfPlane => ({ ...one, sign: turnedSign(one.sign) });
  const other = (one: HalfPlane): HalfPlane => ({ ...one, sign: otherBoundary(one.sign) });
  const right = pairOf(p, q);
  const stepsOf = ({ form }: Limit, half: HalfPlane, name = '') => {
    const { through, dashed, side } = regionOf(half, reach);
    const [a, b] = [pointText(...through[0]), pointText(...through[1])];
    return [
      step('alone', `$${name}$`, `$${halfPlaneText(half)}$`, {
        do: say('alone-do', { given: `$${name}$` }),
        why: form.b < 0 ? 'alone-why' : 'alone-plus',
      }),
      step(
        'graph',
        `$${halfPlaneText(half)}$`,
        `${dashed ? 'dashed' : 'solid'} line through ${a} and ${b}, ${side}`,
      ),
    ];
  };
  return {
    words: { one: `$${names[0]}$`, other: `$${names[1]}$`, y: '$y$' },
    headline: 'headline-drawn' as const,
    question: 'draw-both' as const,
    hand: shadeTask(reach, names),
    answer: { ...right, reason: 'right-drawn' as const },
    distractors: [
      wrong('shades-the-wrong-side', 'side-other', pairOf(p, turned(q))),
      wrong('checks-only-one-inequality', 'side-one', pairOf(turned(p), q)),
      wrong('includes-or-excludes-the-boundary-wrongly', 'kinds', pairOf(other(p), other(q))),
    ],
    otherWrong: 'other-drawn' as const,
    steps: [
      ...stepsOf(limits[0], p, names[0]),
      ...stepsOf(limits[1], q, names[1]),
      step('overlap', 'both half-planes', 'the part with both kinds of shading', {
        diagram: regionsOn(reach, [p, q]),
      }),
    ],
    finalAnswer: { ...right.text, key: 'final-drawn' as const },
    claims: [`${limits[0].form.a} + ${limits[0].form.b} = ${limits[0].form.a + limits[0].form.b}`],
  };
}

function leftOf({ a, b }: StandardForm, [x, y]: Place): number {
  return a * x + b * y;
}

function listed(places: readonly Place[]): string {
  return places.map((at) => pointText(...at)).join(', ');
}

/** The left side at each place, and the places that stay. */
function tested(places: readonly Place[], { form, sign }: Limit): string {
  const lefts = places.map((at) => signed(leftOf(form, at))).join(', ');
  return `${lefts} on the left, so ${listed(places.filter((at) => solves(form, sign, at)))} can stay`;
}

function storyNumbers({ limits: [p, q] }: Params) {
  return { p: p.form.a, q: p.form.b, v: p.form.c, r: q.form.a, s: q.form.b, w: q.form.c };
}

function isSolved(limits: readonly Limit[], at: Place): readonly boolean[] {
  return limits.map(({ form, sign }) => solves(form, sign, at));
}

function isOn({ form: { a, b, c } }: Limit, [x, y]: Place): boolean {
  return a * x + b * y === c;
}

function drawLimit(random: Random, level: Level): Limit {
  const form = {
    a: random.int(1, level === 1 ? 3 : 5),
    b: random.int(1, level === 1 ? 3 : 4) * random.pick([1, -1]),
    c: random.int(-10, 12),
  };
  return { form, sign: random.pick(['<', '>', '≤', '≥'] as const) };
}

function drawRegions(level: Level, random: Random): Params {
  const drawn = level === 2 && random.chance(45);
  const ask = drawn ? 'draw-both' : random.pick<Params['ask']>(level === 1 ? asks : bares);
  const story = random.pick(limitStories.list);
  return random.until(() => {
    const limits = [drawLimit(random, level), drawLimit(random, level)] as const;
    const [p, q] = limits;
    const strict = limits.find(({ sign }) => isStrict(sign));
    if (drawn && limits.some(({ form }) => Math.abs(form.b) === 4 || form.c % form.b !== 0)) return null;
    if (!strict || p.form.a * q.form.b === q.form.a * p.form.b) return null;
    if (
      (level === 1 || drawn) &&
      limits.some(({ form, sign }) => crossingsOnGrid(halfPlaneOf(form, sign), reach).length < 2)
    )
      return null;
    const all = allPlaces(7);
    const offLines = all.filter((at) => !limits.some((limit) => isOn(limit, at)));
    const onSolid = all.filter(
      (at) => isSolved(limits, at).every(Boolean) && limits.some((limit) => isOn(limit, at)),
    );
    const within = offLines.filter((at) => isSolved(limits, at).every(Boolean));
    const inside = onSolid.length > 0 && random.chance(60) ? onSolid : within;
    const first = offLines.filter((at) => isSolved(limits, at).filter(Boolean).length === 1);
    const edge = all.filter(
      (at) =>
        isOn(strict, at) &&
        isSolved(
          limits.filter((one) => one !== strict),
          at,
        ).every(Boolean),
    );
    const outside = offLines.filter((at) => isSolved(limits, at).every((one) => !one));
    if ([inside, first, edge, outside].some((places) => places.length === 0)) return null;
    return {
      ask,
      story,
      limits,
      inside: random.pick(inside),
      first: random.pick(first),
      edge: random.pick(edge),
      outside: random.pick(outside),
    };
  });
}

/** Pairs of whole numbers up to `most` to every side, without zero. */
function allPlaces(most: number): readonly Place[] {
  const places = Array.from({ length: 2 * most + 1 }, (_, nth) => nth - most).filter((place) => place !== 0);
  return places.flatMap((x) => places.filter((y) => y !== x).map((y): Place => [x, y]));
}

function drawStory(random: Random): Params {
  return random.until(() => {
    const story = random.pick(limitStories.list);
    const [low = 1, high = 9] = story.count;
    const most = { a: random.pick(story.p), b: random.pick(story.q) };
    const least = { a: random.pick(story.r), b: random.pick(story.s) };
    const inside: Place = [random.int(low, high), random.int(low, high)];
    // Limits are told in fives, the first one without its end.
    const v = (Math.floor((most.a * inside[0] + most.b * inside[1]) / 5) + 1) * 5;
    const w = Math.floor((least.a * inside[0] + least.b * inside[1]) / 5) * 5;
    const limits: readonly [Limit, Limit] = [
      { form: { ...most, c: v }, sign: '<' },
      { form: { ...least, c: w }, sign: '≥' },
    ];
    const all = allPlaces(high).filter(([x, y]) => x > 0 && y > 0);
    const pick = (fits: (at: Place) => boolean): Place | null => {
      const found = all.filter((at) => fits(at) && String(at) !== String(inside));
      return found.length === 0 ? null : random.pick(found);
    };
    const apart = (at: Place): boolean => !limits.some((limit) => isOn(limit, at));
    const first = pick((at) => apart(at) && isSolved(limits, at).filter(Boolean).length === 1);
    const edge = pick((at) => isOn(limits[0], at) && solves(limits[1].form, '≥', at));
    const outside = pick((at) => apart(at) && isSolved(limits, at).every((one) => !one));
    if (w < 3 || !first || !edge || !outside) return null;
    return { ask: 'story', story, limits, inside, first, edge, outside };
  });
}
