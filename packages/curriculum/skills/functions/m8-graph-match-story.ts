import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, defineSkill, type Level, type Random } from '../../src/authoring.ts';

type Stage = 'up' | 'flat' | 'down';
type Pace = 'steady' | 'slow' | 'quick';

/** Three stages in order, each with its pace; `order` gives each graph its letter, the right one first. */
type Params = {
  scene: 'tub' | 'lift' | 'oven' | 'crowd';
  stages: readonly [Stage, Stage, Stage];
  paces: readonly [Pace, Pace, Pace];
  order: readonly number[];
};

/** Level 1 has steady stages, level 2 slow and quick ones, level 3 two stages that fall. */
export const m8GraphMatchStory = defineSkill({
  id: 'm8-graph-match-story',
  version: 2,
  form: 'diagram',
  text: {
    en: {
      headline: 'Match a graph with a story',
      'tub-about': 'Four graphs side by side show the water level in a tub over time.',
      'tub-up':
        '{place, select, first {First} then {Then} other {Finally}}, water runs in{pace, select, slow { slowly} quick { fast} other {}}.',
      'tub-flat': '{place, select, first {First} then {Then} other {Finally}}, the taps stay closed.',
      'tub-down':
        '{place, select, first {First} then {Then} other {Finally}}, the water drains{pace, select, slow { slowly} quick { fast} other {}}.',
      'lift-about': 'Four graphs side by side show the height of a drone over time.',
      'lift-up':
        '{place, select, first {First} then {Then} other {Finally}}, it climbs{pace, select, slow { slowly} quick { fast} other {}}.',
      'lift-flat': '{place, select, first {First} then {Then} other {Finally}}, it stays at one height.',
      'lift-down':
        '{place, select, first {First} then {Then} other {Finally}}, it comes down{pace, select, slow { slowly} quick { fast} other {}}.',
      'oven-about': 'Four graphs side by side show the temperature of a stove over time.',
      'oven-up':
        '{place, select, first {First} then {Then} other {Finally}}, it heats up{pace, select, slow { slowly} quick { fast} other {}}.',
      'oven-flat': '{place, select, first {First} then {Then} other {Finally}}, it stays at that heat.',
      'oven-down':
        '{place, select, first {First} then {Then} other {Finally}}, it cools down{pace, select, slow { slowly} quick { fast} other {}}.',
      'crowd-about': 'Four graphs side by side show how many people are in a hall over time.',
      'crowd-up':
        '{place, select, first {First} then {Then} other {Finally}}, people come in{pace, select, slow { slowly} quick { fast} other {}}.',
      'crowd-flat': '{place, select, first {First} then {Then} other {Finally}}, nobody comes or goes.',
      'crowd-down':
        '{place, select, first {First} then {Then} other {Finally}}, people leave{pace, select, slow { slowly} quick { fast} other {}}.',
      ask: 'Which graph tells this story?',
      graph: 'Graph {letter}',
      right: 'It rises, stays level and falls when the story says so, and steeper where it goes fast.',
      reverses: 'This graph goes up in a stage where the amount gets less. Which stage is that?',
      jumps: 'This graph has a jump straight up or down. Can the amount change with no time going by?',
      picture: 'This looks like one hill, as if somebody walked over it. Where is each of the three stages?',
      other: 'Go through the story stage by stage. Does the graph rise, stay level or fall in each?',
      'first-do': 'Look at the first stage.',
      'second-do': 'Look at the second stage.',
      'third-do': 'Look at the last stage.',
      'stage-why': 'More means up, less means down, and no change means level.',
      final: 'Graph {letter}',
    },
  },
  draw: ({ level, random }): Params => drawStory(level, random),
  build({ scene, stages, paces, order }: Params, { say }) {
    const letterOf = (index: number): string => 'ABCD'[order[index] ?? 0] ?? 'A';
    const places = ['first', 'then', 'last'] as const;
    const tell = (at: 0 | 1 | 2) => say(`${scene}-${stages[at]}`, { place: places[at], pace: paces[at] });
    type Key = Parameters<typeof say>[0];
    const entry = (index: number, misconception: Distractor['misconception'], reason: Key): Distractor => ({
      ...{ misconception, value: letterOf(index) },
      ...{ text: say('graph', { letter: letterOf(index) }), reason: say(reason) },
    });
    const shown = { up: 'rises', flat: 'stays level', down: 'falls' };
    const step = (name: 'first' | 'second' | 'third', at: 0 | 1 | 2) => ({
      ...{ rule: name, before: `stage ${at + 1}`, after: `the graph ${shown[stages[at]]}` },
      ...{ instruction: say(`${name}-do`), explanation: say('stage-why') },
    });
    const letter = letterOf(0);
    return {
      headline: say('headline'),
      question: [say(`${scene}-about`), tell(0), tell(1), tell(2), say('ask')],
      diagram: picturesOf(stages, paces, letterOf),
      answer: { form: 'diagram', value: letter, text: say('graph', { letter }), reason: say('right') },
      distractors: [
        entry(1, 'reverses-a-decrease', 'reverses'),
        entry(2, 'draws-instant-jumps-for-gradual-change', 'jumps'),
        entry(3, 'reads-a-graph-as-a-picture-of-the-path', 'picture'),
      ],
      steps: [step('first', 0), step('second', 1), step('third', 2)],
      finalAnswer: say('final', { letter }),
      otherWrong: say('other'),
      claims: ['1 + 1 + 1 = 3'],
    };
  },
});

type Place = [number, number];

const steepness = { slow: 2, steady: 4, quick: 6 } as const;
const direction = { up: 1, flat: 0, down: -1 } as const;
const width = 5;

/** Heights at the ends of three stages, moved up so that none lies below 1. */
function heightsOf(stages: readonly Stage[], paces: readonly Pace[]): readonly number[] {
  const heights = [0];
  for (const [index, stage] of stages.entries()) {
    heights.push((heights[index] ?? 0) + direction[stage] * steepness[paces[index] ?? 'steady']);
  }
  const least = Math.min(...heights);
  return heights.map((height) => height - least + 1);
}

/** Four small graphs side by side, each with its letter at the end. */
function picturesOf(
  stages: readonly Stage[],
  paces: readonly Pace[],
  letterOf: (index: number) => string,
): DiagramOf<'function-graph'> {
  const right = heightsOf(stages, paces);
  const fall = stages.lastIndexOf('down');
  const turned = heightsOf(stages.with(fall, 'up'), paces);
  const even = (heights: readonly number[]): Place[] => heights.map((height, at) => [at, height]);
  const jump = 0.05;
  const before = right[fall] ?? 1;
  const jumped = even(right).flatMap(([at, height]): Place[] =>
    at === fall + 1
      ? [
          [at - 1 + jump, height],
          [at, height],
        ]
      : at === fall
        ? [[at, before]]
        : [[at, height]],
  );
  const hill: Place[] = [
    [0, 1],
    [1.5, 9],
    [3, 1],
  ];
  const graphs = [even(right), even(turned), jumped, hill].map((places, index) => ({
    places,
    letter: letterOf(index),
  }));
  const sorted = graphs.toSorted((a, b) => (a.letter < b.letter ? -1 : 1));
  const top = 1 + Math.max(...sorted.flatMap(({ places }) => places.map(([, y]) => y)));
  const start = (index: number): number => 1 + index * width;
  return {
    kind: 'function-graph',
    x: { label: 'Time', min: 0, max: 4 * width, step: 4 * width },
    y: { label: 'Amount', min: 0, max: top, step: top },
    curves: sorted.map(({ places }, index) => ({
      formula: { type: 'path', places: places.map(([x, y]): Place => [start(index) + x, y]) },
      ...{ from: null, to: null, fromOpen: false, toOpen: false },
    })),
    points: sorted.map(({ places, letter }, index) => ({
      ...{ x: start(index) + 3, y: places.at(-1)?.[1] ?? 1, label: letter, open: false },
    })),
    asymptotes: [],
  };
}

/** Every story has a stage that falls; its graph differs from a single hill. */
function drawStory(level: Level, random: Random): Params {
  const stages = {
    1: random.pick([
      ['up', 'flat', 'down'],
      ['down', 'flat', 'up'],
      ['up', 'down', 'flat'],
      ['flat', 'up', 'down'],
      ['flat', 'down', 'up'],
      ['down', 'up', 'flat'],
      ['up', 'down', 'up'],
      ['down', 'flat', 'down'],
    ] as const),
    2: random.pick([
      ['up', 'flat', 'down'],
      ['down', 'flat', 'up'],
      ['up', 'up', 'down'],
      ['down', 'up', 'flat'],
    ] as const),
    3: random.pick([
      ['up', 'down', 'down'],
      ['down', 'flat', 'down'],
      ['down', 'up', 'down'],
      ['down', 'down', 'up'],
    ] as const),
  }[level];
  const [first, second] = random.shuffle(['slow', 'quick'] as const);
  const paces =
    level === 1
      ? (['steady', 'steady', 'steady'] as const)
      : ([first ?? 'slow', second ?? 'quick', random.pick([first ?? 'slow', second ?? 'quick'])] as const);
  return {
    scene: random.pick(['tub', 'lift', 'oven', 'crowd']),
    stages,
    paces,
    order: random.shuffle([0, 1, 2, 3]),
  };
}
