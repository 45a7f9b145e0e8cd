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

export function titleNet({ solid }: Net): string {
  return `Net of ${names[solid]}`;
}

export function describeNet(diagram: Net): string {
  const { solid, labels } = diagram;
  const says = sizes[solid].flatMap((name, index) => {
    const label = labels[index] ?? null;
    if (name === '' || label === '') return [];
    return [`${name} is ${isAsked(label) ? 'unknown' : `labeled ${sayValue(label)}`}.`];
  });
  return [`${titleNet(diagram)}. ${parts[solid]}`, ...says].join(' ');
}
