import { joinWords } from '../../words/join-words.ts';
import { sayAxis, sayPair } from '../coordinate-plane/describe.ts';
import type { TransformationGrid } from './schema.ts';

const which = ['The first shape', 'The second shape', 'The third shape'];

export function titleTransformationGrid({ shapes }: TransformationGrid): string {
  return shapes.length === 1 ? 'A shape on a grid' : `${shapes.length} shapes on a grid`;
}

/** Tells every corner; which move leads from one shape to the other is the reader's part. */
export function describeTransformationGrid(diagram: TransformationGrid): string {
  const { x, y, shapes, center, mirror } = diagram;
  return [
    `${titleTransformationGrid(diagram)}.`,
    sayAxis(x, 'horizontal'),
    sayAxis(y, 'vertical'),
    ...shapes.map(({ corners }, index) => {
      const said = corners.map(({ name, ...corner }) =>
        `${name.trim()} ${sayPair([corner.x, corner.y])}`.trim(),
      );
      return `${shapes.length === 1 ? 'The shape' : which[index]} has the corners ${joinWords(said)}.`;
    }),
    ...(center === null
      ? []
      : [
          `The point ${center.name.trim()} at ${sayPair([center.x, center.y])} is marked.`.replace('  ', ' '),
        ]),
    ...(mirror === null
      ? []
      : [`A dashed line runs through ${sayPair(mirror[0])} and ${sayPair(mirror[1])}.`]),
  ].join(' ');
}
