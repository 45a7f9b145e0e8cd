import { isAsked } from '../../label/place-label.ts';
import { sayValue } from '../../words/say-value.ts';
import type { Net } from './schema.ts';

const names = {
  box: 'a rectangular prism',
  'square-pyramid': 'a square pyramid',
  'triangular-prism': 'a triangular prism',
};
const parts = {
  box: 'Six rectangles form a cross.',
  'square-pyramid': 'A square has a triangle at each of its four sides.',
  'triangular-prism':
    'Three rectangles stand in a row, with a right triangle above and below the middle one.',
};
const sizes = {
  box: ['The length', 'The width', 'The height'],
  'square-pyramid': ['A side of the square', 'The height of a triangle', ''],
  'triangular-prism': ['The base of a triangle', 'The height of a triangle', 'The length of the prism'],
};

const judgedParts = {
  box: {
    whole: 'Four rectangles stand in a row, with one more above the row and one below it.',
    'missing-face': 'Four rectangles stand in a row, with one more above the row.',
    overlap: 'Four rectangles stand in a row, with two more above the row.',
    'open-top': 'A rectangle has another rectangle at each of its four sides.',
  },
  'square-pyramid': {
    whole: 'A square has a triangle at each of its four sides.',
    'moved-face':
      'A square has a triangle at three of its four sides. A fourth triangle hangs at one of the three.',
    'missing-face': 'A square has a triangle at three of its four sides.',
  },
  'triangular-prism': {
    whole: 'Three rectangles stand in a row, with a triangle above the row and one below it.',
    'missing-face': 'Three rectangles stand in a row, with a triangle above the row.',
    overlap: 'Three rectangles stand in a row, with two triangles above the row.',
  },
} as const satisfies Record<Net['solid'], Partial<Record<NonNullable<Net['judged']>, string>>>;

/** The words for a figure to be judged; undefined where the solid has no such figure. */
export function judgedWords({ solid, judged }: Pick<Net, 'solid' | 'judged'>): string | undefined {
  const words: Partial<Record<string, string>> = judgedParts[solid];
  return judged && words[judged];
}

export function titleNet({ solid, judged }: Net): string {
  return judged === undefined ? `Net of ${names[solid]}` : 'Faces laid flat';
}

export function describeNet(diagram: Net): string {
  const { solid, labels } = diagram;
  const says = sizes[solid].flatMap((name, index) => {
    const label = labels[index] ?? null;
    if (name === '' || label === '') return [];
    return [`${name} is ${isAsked(label) ? 'unknown' : `labeled ${sayValue(label)}`}.`];
  });
  return [`${titleNet(diagram)}. ${judgedWords(diagram) ?? parts[solid]}`, ...says].join(' ');
}
