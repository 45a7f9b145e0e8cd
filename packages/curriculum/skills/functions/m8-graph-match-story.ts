import type { DiagramOf } from '@playforward/diagram';
import { type Level, matchTheCards, pictureSkill, type Random } from '../../src/kit/index.ts';
import {
  drawSketchedStory,
  type SketchedStory,
  sketchedStoryText,
  tellSketchedStory,
} from '../../src/pictures/sketched-stories.ts';

type Stage = 'up' | 'flat' | 'down';
type Pace = 'steady' | 'slow' | 'quick' | 'fades' | 'gains';

/** What the vertical axis shows in each story. */
const heads = {
  tub: 'Water level',
  lift: 'Height',
  oven: 'Temperature',
  crowd: 'People',
  phone: 'Charge',
  lot: 'Cars',
  lake: 'Water level',
} as const;

const scenes = ['tub', 'lift', 'oven', 'crowd', 'phone', 'lot', 'lake'] as const;

/** Three stages in order, each with its pace. */
type Told = {
  scene: (typeof scenes)[number];
  stages: readonly [Stage, Stage, Stage];
  paces: readonly [Pace, Pace, Pace];
};

type Params = Told | SketchedStory;

/** Level 1 has steady stages, level 2 slow and quick ones, level 3 one that gets slower or faster on the way, or a sketch by hand. */
export const m8GraphMatchStory = pictureSkill('m8-graph-match-story', {
  version: 9,
  byHand: { levels: [1, 2], ask: 'match-both' },
  finite: { 1: 56, 2: 98 },
  text: {
    headline: 'Match a graph with a story',
    'tub-about': 'The graphs show the water level in a tub over time.',
    'tub-up':
      '{place, select, first {First} then {Then} other {Finally}}, water runs in{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'tub-flat': '{place, select, first {First} then {Then} other {Finally}}, the faucets stay closed.',
    'tub-down':
      '{place, select, first {First} then {Then} other {Finally}}, the water drains{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'lift-about': 'The graphs show the height of a drone over time.',
    'lift-up':
      '{place, select, first {First} then {Then} other {Finally}}, it climbs{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'lift-flat': '{place, select, first {First} then {Then} other {Finally}}, it stays at one height.',
    'lift-down':
      '{place, select, first {First} then {Then} other {Finally}}, it comes down{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'oven-about': 'The graphs show the temperature of a stove over time.',
    'oven-up':
      '{place, select, first {First} then {Then} other {Finally}}, it heats up{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'oven-flat':
      '{place, select, first {First} then {Then} other {Finally}}, its temperature stays the same.',
    'oven-down':
      '{place, select, first {First} then {Then} other {Finally}}, it cools down{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'crowd-about': 'The graphs show how many people are in a hall over time.',
    'crowd-up':
      '{place, select, first {First} then {Then} other {Finally}}, people come in{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'crowd-flat': '{place, select, first {First} then {Then} other {Finally}}, nobody comes or goes.',
    'crowd-down':
      '{place, select, first {First} then {Then} other {Finally}}, people leave{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'phone-about': 'The graphs show the charge of a phone over time.',
    'phone-up':
      '{place, select, first {First} then {Then} other {Finally}}, it charges{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'phone-flat': '{place, select, first {First} then {Then} other {Finally}}, it is switched off.',
    'phone-down':
      '{place, select, first {First} then {Then} other {Finally}}, it is used and drains{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'lot-about': 'The graphs show how many cars are in a parking lot over time.',
    'lot-up':
      '{place, select, first {First} then {Then} other {Finally}}, cars drive in{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'lot-flat': '{place, select, first {First} then {Then} other {Finally}}, no car comes or goes.',
    'lot-down':
      '{place, select, first {First} then {Then} other {Finally}}, cars drive out{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'lake-about': 'The graphs show the water level of a reservoir over time.',
    'lake-up':
      '{place, select, first {First} then {Then} other {Finally}}, it fills up{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    'lake-flat': '{place, select, first {First} then {Then} other {Finally}}, its level stays the same.',
    'lake-down':
      '{place, select, first {First} then {Then} other {Finally}}, it empties{pace, select, slow { slowly} quick { fast} fades { more and more slowly} gains { faster and faster} other {}}.',
    ...sketchedStoryText,
    ask: 'Which graph tells this story?',
    'match-both': 'In a second story, one stage is different. Match each story with its graph.',
    'as-told': 'The story as told',
    changed: 'With a different {stage} stage:',
    shape:
      '{a, select, up {Rises} upslow {Rises gently} upquick {Rises steeply} upfades {Rises ever more gently} upgains {Rises ever more steeply} flat {Stays level} down {Falls} downslow {Falls gently} downquick {Falls steeply} downfades {Falls ever more gently} downgains {Falls ever more steeply} other {Drops straight down in one step}}, then {b, select, up {rises} upslow {rises gently} upquick {rises steeply} upfades {rises ever more gently} upgains {rises ever more steeply} flat {stays level} down {falls} downslow {falls gently} downquick {falls steeply} downfades {falls ever more gently} downgains {falls ever more steeply} same {goes on in the same way} other {drops straight down in one step}}, then {c, select, up {rises} upslow {rises gently} upquick {rises steeply} upfades {rises ever more gently} upgains {rises ever more steeply} flat {stays level} down {falls} downslow {falls gently} downquick {falls steeply} downfades {falls ever more gently} downgains {falls ever more steeply} same {goes on in the same way} other {drops straight down in one step}}',
    whole:
      '{a, select, up {Rises} upslow {Rises gently} upquick {Rises steeply} upfades {Rises ever more gently} upgains {Rises ever more steeply} other {Falls}} from beginning to end',
    hill: 'Rises to one peak, then falls to where it started',
    right: 'Each part of the graph goes the way that its stage of the story does.',
    'right-pace': 'Each part goes the way that its stage does, and it is steep where the stage is fast.',
    reverses: 'This graph goes up in a stage where the story tells of less and less. Which stage is that?',
    jumps: 'This graph has a jump straight up or down. Can anything change with no time going by?',
    picture: 'This looks like one hill, as if somebody walked over it. Where is each of the three stages?',
    bends: 'One stage bends the other way here. Is its change fast at the beginning, or at the end?',
    other: 'Go through the story stage by stage. Does the graph rise, stay level or fall in each?',
    'first-do': 'Look at the first stage.',
    'second-do': 'Look at the second stage.',
    'third-do': 'Look at the last stage.',
    'up-why': 'More and more means up.',
    'down-why': 'Less and less means down.',
    'flat-why': 'No change means level.',
    'slow-why': 'What goes slowly makes a gentle line.',
    'fades-why': 'A change that slows down bends the line, and the line gets flatter.',
    'gains-why': 'A change that speeds up bends the line, and the line gets steeper.',
    'quick-why': 'What goes fast makes a steep line, but never one straight up or down, since time goes by.',
  },
  draw: ({ level, random }): Params => drawStory(level, random),
  build(params: Params, tools) {
    if ('kind' in params) return tellSketchedStory(params, tools);
    const { scene, stages, paces } = params;
    const { level, say, step, distractor } = tools;
    const places = ['first', 'then', 'last'] as const;
    const tell = (at: 0 | 1 | 2) => say(`${scene}-${stages[at]}`, { place: places[at], pace: paces[at] });
    const pictures = picturesOf(heads[scene], stages, paces);
    const fall = stages.lastIndexOf('down');
    const wordsOf = (list: readonly Pace[]): readonly string[] =>
      stages.map((stage, at) => stage + (stage === 'flat' ? '' : endings[list[at] ?? 'steady']));
    const [told, bent] = [wordsOf(paces), wordsOf(paces.map(otherBend))];
    const way = (at: 0 | 1 | 2): string =>
      `the graph ${shown[stages[at]]}${stages[at] === 'flat' ? '' : adverbs[paces[at]]}`;
    const whyOf = (at: 0 | 1 | 2) => {
      const stage = `${stages[at]}-why` as const;
      return stages[at] === 'flat' || paces[at] === 'steady' ? stage : ([stage, `${paces[at]}-why`] as const);
    };
    const shape = (words: readonly string[]) =>
      words.every((word) => word === words[0])
        ? say('whole', { a: words[0] ?? '' })
        : say(
            'shape',
            Object.fromEntries(words.map((word, at) => nameWord(word === words[at - 1] ? 'same' : word, at))),
          );
    // Both cards are read aloud in one answer, so their words are as few as can be.
    const card = (words: readonly string[]) => say('shape', Object.fromEntries(words.map(nameWord)));
    const up = `up${endings[paces[fall] ?? 'steady']}`;
    return {
      question: [`${scene}-about`, tell(0), tell(1), tell(2), 'ask'],
      drawn: {
        make: matchTheCards({
          places: [
            say('as-told'),
            [
              say('changed', { stage: ['first', 'second', 'last'][fall] ?? '' }),
              say(`${scene}-up`, { place: places[fall] ?? 'first', pace: paces[fall] ?? 'steady' }),
            ],
          ],
          cards: [
            { words: card(told), picture: pictures.right },
            { words: card(told.with(fall, up)), picture: pictures.turned },
            { words: card(told.with(fall, 'drop')), picture: pictures.jumped },
            { words: level === 3 ? card(bent) : say('hill'), picture: pictures.other },
          ],
          wrong: [
            [1, 0],
            [2, 1],
            [3, 1],
          ],
        }),
      },
      answer: {
        value: 'right',
        text: shape(told),
        diagram: pictures.right,
        reason: level === 1 ? 'right' : 'right-pace',
      },
      distractors: [
        distractor('reverses-a-decrease', 'turned', 'reverses', {
          text: shape(told.with(fall, up)),
          diagram: pictures.turned,
        }),
        distractor('draws-instant-jumps-for-gradual-change', 'jumped', 'jumps', {
          text: shape(told.with(fall, 'drop')),
          diagram: pictures.jumped,
        }),
        level === 3
          ? distractor('slip', 'bent', 'bends', { text: shape(bent), diagram: pictures.other })
          : distractor('reads-a-graph-as-a-picture-of-the-path', 'hill', 'picture', {
              diagram: pictures.other,
            }),
      ],
      steps: [
        step('first', `stage ${0 + 1}`, way(0), { why: whyOf(0) }),
        step('second', `stage ${1 + 1}`, way(1), { why: whyOf(1) }),
        step('third', `stage ${2 + 1}`, way(2), {
          why: whyOf(2),
          diagram: pictures.right,
        }),
      ],
      claims: ['1 + 1 + 1 = 3'],
    };
  },
});

type Graph = 'right' | 'turned' | 'jumped' | 'other';

const shown = { up: 'rises', flat: 'stays level', down: 'falls' } as const;
const adverbs = {
  steady: '',
  slow: ' gently',
  quick: ' steeply',
  fades: ' ever more gently',
  gains: ' ever more steeply',
} as const;
const endings = { steady: '', slow: 'slow', quick: 'quick', fades: 'fades', gains: 'gains' } as const;

const isCurved = (pace: Pace | undefined): boolean => pace === 'fades' || pace === 'gains';

/** What gets slower gets faster, and the other way around. */
function otherBend(pace: Pace): Pace {
  return isCurved(pace) ? (pace === 'fades' ? 'gains' : 'fades') : pace;
}

/** The words for the three stages are named a, b and c. */
function nameWord(word: string, at: number): readonly [string, string] {
  return ['abc'[at] ?? 'a', word];
}

type Place = [number, number];

const steepness = { slow: 2, steady: 4, quick: 6, fades: 6, gains: 6 } as const;
const direction = { up: 1, flat: 0, down: -1 } as const;

/** Heights at the ends of three stages, moved up so that none lies below 1. */
function heightsOf(stages: readonly Stage[], paces: readonly Pace[]): readonly number[] {
  const heights = [0];
  for (const [index, stage] of stages.entries()) {
    heights.push((heights[index] ?? 0) + direction[stage] * steepness[paces[index] ?? 'steady']);
  }
  const least = Math.min(...heights);
  return heights.map((height) => height - least + 1);
}

/** Places of a graph, one stage after the other: a stage may drop in one step, and one that changes its pace bends. */
function placesOf(heights: readonly number[], paces: readonly Pace[], drop = -1): Place[] {
  const half = 0.01;
  const ways = paces.map((pace, stage): Place[] => {
    const [from, to] = [heights[stage] ?? 1, heights[stage + 1] ?? 1];
    const [middle, end] = [stage + 0.5, [stage + 1, to] satisfies Place];
    if (stage === drop) return [[middle - half, from], [middle + half, to], end];
    if (!isCurved(pace)) return [end];
    const bend = [1, 2, 3, 4].map((fifths): Place => {
      const done = pace === 'gains' ? fifths ** 2 : 25 - (5 - fifths) ** 2;
      return [stage + fifths / 5, from + ((to - from) * done) / 25];
    });
    return [...bend, end];
  });
  return [[0, heights[0] ?? 1], ...ways.flat()];
}

/**
 * The story, the story with its last fall turned into a rise, the same with a jump, and one hill, or the story with the
 * other bend where it has one.
 */
function picturesOf(
  head: string,
  stages: readonly Stage[],
  paces: readonly Pace[],
): Readonly<Record<Graph, DiagramOf<'function-graph'>>> {
  const right = heightsOf(stages, paces);
  const fall = stages.lastIndexOf('down');
  const turned = heightsOf(stages.with(fall, 'up'), paces);
  const hill: Place[] = [
    [0, 1],
    [1.5, 9],
    [3, 1],
  ];
  const top = 1 + Math.max(9, ...right, ...turned);
  return {
    right: sketchOf(head, placesOf(right, paces), top),
    turned: sketchOf(head, placesOf(turned, paces), top),
    jumped: sketchOf(head, placesOf(right, paces, fall), top),
    other: sketchOf(head, paces.some(isCurved) ? placesOf(right, paces.map(otherBend)) : hill, top),
  };
}

/** A graph without numbers: only its shape tells the story. */
function sketchOf(head: string, places: Place[], top: number): DiagramOf<'function-graph'> {
  return {
    kind: 'function-graph',
    x: { label: 'Time', min: 0, max: 3.5, step: 0.5, bare: true },
    y: { label: head, min: 0, max: top, step: top, bare: true },
    curves: [{ formula: { type: 'path', places }, from: null, to: null, fromOpen: false, toOpen: false }],
    points: [],
    asymptotes: [],
  };
}

/** Every story has a stage that falls; its graph differs from a single hill. */
function drawStory(level: Level, random: Random): Params {
  if (level === 3 && random.chance(45)) return drawSketchedStory(random);
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
  const [first = 'slow', second = 'quick'] = random.shuffle(['slow', 'quick'] as const);
  // Two stages side by side that both move, in the story or in the changed one, have two paces.
  const third = stages.some((stage) => stage === 'flat') ? random.pick([first, second]) : first;
  const plain = level === 1 ? (['steady', 'steady', 'steady'] as const) : ([first, second, third] as const);
  const moving = [0, 1, 2].filter((at) => stages[at] !== 'flat');
  // A stage that drops in one step shows no bend, so another one has it.
  const bends = moving.filter((at) => at !== stages.lastIndexOf('down'));
  const [bent, bend] = [random.pick(bends), random.pick(['fades', 'gains'] as const)];
  const [one, two, three] = plain.map((pace, at): Pace => (level === 3 && at === bent ? bend : pace));
  const paces = [one ?? 'steady', two ?? 'steady', three ?? 'steady'] as const;
  return {
    scene: random.pick(scenes),
    stages,
    paces,
  };
}
