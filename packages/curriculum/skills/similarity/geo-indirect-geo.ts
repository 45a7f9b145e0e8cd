import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';

type Kind = 'shadow' | 'mirror' | 'river' | 'sight';
/**
 * The small triangle is `high` high and `near` long, the large one `far` long and `times` as large. sight: from eyes at `eye`
 * over the top of a pole that is `high` above the eyes.
 */
type Params = { kind: Kind; scene: string; high: number; near: number; times: number; eye: number };

const things = ['tower', 'tree', 'flagpole', 'building', 'crane'] as const;

/** Level 1 has shadows, level 2 a mirror or a river, level 3 a line of sight that starts at the eyes. */
export const geoIndirectGeo = numberSkill('geo-indirect-geo', {
  version: 1,
  form: 'measure',
  text: {
    headline: 'Measure a distance indirectly',
    shadow:
      'A pole of {high} ft casts a shadow of {near} ft. At the same time a {scene} casts a shadow of {far} ft.',
    mirror:
      'A mirror lies on the ground, {near} ft in front of someone whose eyes are {high} ft up. The {scene} is {far} ft behind the mirror. Its top shows in the mirror.',
    river:
      'Across a river stands a {scene}. From the bank you walk {far} ft to a stake, at a right angle to the line of sight. {near} ft beyond the stake you turn and walk {high} ft away from the river. Then {scene}, stake and you are in line.',
    sight:
      'Someone with eyes {eye} ft up looks over a pole of {pole} ft to the top of a {scene}. The pole is {near} ft away, the {scene} {far} ft.',
    'height-ask': [
      'How tall is the {scene}?',
      'What is the height of the {scene}?',
      'Find the height of the {scene}.',
      'How high is the {scene}?',
    ],
    'width-ask': ['How wide is the river?', 'What is the width of the river?'],
    right: 'Both triangles have equal angles, so their sides have one ratio.',
    'right-sight': 'The triangles start at the eyes, so the height of the eyes is added at the end.',
    match: 'This matches sides that do not belong together. Which two sides lie across from equal angles?',
    adds: 'This adds the difference of the lengths. Do similar triangles have equal differences or equal ratios?',
    eye: 'This is the height above the eyes. Where does the line of sight start?',
    'eye-out': 'This measures the pole from the ground. How far does it rise above the eyes?',
    far: 'This is a length along the ground. Which length does the question ask for?',
    same: 'This is a side of the small triangle. Which side of the large one does the question ask for?',
    other: 'Find the two triangles with equal angles. Which of their sides match?',
    'see-do': 'Find two similar triangles.',
    'see-why': 'Both have a right angle and one more equal angle, so AA holds.',
    'above-do': 'Take the height of the eyes from the pole.',
    'above-why': 'The triangle starts at the eyes.',
    'ratio-do': 'Find the ratio of two matching sides.',
    'ratio-why': 'All matching sides have this ratio.',
    'use-do': 'Use the ratio on the other side.',
    'use-why': 'It leads to the matching side of the large triangle.',
    'add-do': 'Add the height of the eyes.',
    'add-why': 'The question asks for the height above the ground.',
    final: 'It is {value} ft.',
  },
  draw({ level, random }): Params {
    const kind: Kind =
      level === 1 ? 'shadow' : level === 2 ? random.pick(['mirror', 'river'] as const) : 'sight';
    const scene = kind === 'river' ? random.pick(['tree', 'rock', 'post', 'hut']) : random.pick(things);
    const times = random.int(2, 6) + (level === 1 ? 0 : random.pick([0, 0.5]));
    const near = 2 * random.int(3, 7);
    // The other way round the sides have to give a short number, too.
    const fits = Array.from({ length: 14 }, (_, step) => step + 4).filter(
      (length) => length !== near && (4 * near * near * times) % length === 0,
    );
    const high = random.pick(kind === 'mirror' ? fits.filter((length) => length < 7) : fits);
    return { kind, scene, high, near, times, eye: random.pick([4, 5, 6]) };
  },
  build({ kind, scene, high, near, times, eye }: Params, { level, step, distractor }) {
    const far = near * times;
    const isSight = kind === 'sight';
    const above = high * times;
    const value = isSight ? above + eye : above;
    const pole = high + eye;
    const words = { scene, high, near, far, eye, pole, value: String(value) };
    const wrong: readonly NumberCandidate[] = isSight
      ? [
          distractor('ignores-the-height-of-the-observer', above, 'eye'),
          distractor('ignores-the-height-of-the-observer', pole * times, 'eye-out'),
          distractor('adds-instead-of-scaling', pole + far - near, 'adds'),
          distractor('matches-the-wrong-sides', (near * far) / high + eye, 'match'),
          distractor('slip', far, 'far'),
        ]
      : [
          distractor('adds-instead-of-scaling', high + far - near, 'adds'),
          distractor('matches-the-wrong-sides', (near * far) / high, 'match'),
          distractor('slip', near * times === above ? near : far, 'far'),
          distractor('slip', near, 'same'),
          distractor('slip', high, 'same'),
        ];
    return {
      words,
      question: [kind, kind === 'river' ? 'width-ask' : 'height-ask'],
      diagram: level === 3 ? null : pictureOf({ kind, scene, high, near, times, eye }),
      answer: { value, unit: 'feet', unitOne: 'foot', reason: isSight ? 'right-sight' : 'right' },
      distractors: takeDistractors(
        value,
        wrong.filter((one) => Number.isInteger(one.value * 4)),
      ),
      steps: [
        isSight
          ? step('above', `${pole} − ${eye}`, high)
          : step('see', 'the figure', 'two similar triangles'),
        step('ratio', `${far} ÷ ${near}`, times),
        step('use', `${high} · ${times}`, above),
        isSight ? step('add', `${above} + ${eye}`, value) : null,
      ],
      claims: [`${high} * ${far} / ${near} = ${above}`],
    };
  },
});

/** Two right triangles: beside each other for shadows, tip to tip for a mirror and a river. */
function pictureOf({ kind, high, near, times }: Params): DiagramOf<'triangle'> {
  const far = near * times;
  const tall = high * times;
  if (kind === 'shadow') {
    const start = near * 1.6;
    return {
      kind: 'triangle',
      ...namedFigure({
        points: [
          ['', 0, 0],
          ['', near, 0],
          ['', 0, high],
          ['', start, 0],
          ['', start + far, 0],
          ['', start, tall],
        ],
        area: [3, 4, 5],
        sides: [
          [0, 1, `${near} ft`],
          [1, 2],
          [2, 0, `${high} ft`],
          [3, 4, `${far} ft`],
          [4, 5],
          [5, 3, null],
        ],
        angles: [
          [0, 1, 2, '', 'square'],
          [3, 4, 5, '', 'square'],
        ],
        toScale: false,
      }),
    };
  }
  const up = kind === 'mirror' ? 1 : -1;
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        ['', 0, 0],
        ['', 0, 4.5],
        ['', 6, 0],
        ['', 9, 0],
        ['', 9, up * 2.25],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 1, null],
        [1, 2],
        [2, 0, `${far} ft`],
        [2, 3, `${near} ft`],
        [3, 4, `${high} ft`],
        [4, 2],
      ],
      angles: [[0, 2, 1, '', 'square'], up === 1 ? [3, 4, 2, '', 'square'] : [3, 2, 4, '', 'square']],
      toScale: false,
    }),
  };
}
