import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutSideSquares } from './layout.ts';
import { readBackSideSquares } from './read-back.ts';
import type { SideSquares } from './schema.ts';

const three: SideSquares = { kind: 'side-squares', legs: [4, 3], squares: ['16 ft²', '9 ft²', null] };

test('each square is drawn on its side, so that the two small areas make the large one', () => {
  expect(readBackSideSquares(layoutSideSquares(three)).areas).toEqual([16, 9, 25]);
});

test('describe tells the squares by their sides and keeps what is asked for unknown', () => {
  expect(describeDiagram(three)).toBe(
    'A right triangle with a square on each side. The square on the longer leg shows 16 ft². ' +
      'The square on the shorter leg shows 9 ft². The square on the hypotenuse shows an unknown value.',
  );
});

describe('check', () => {
  test('finds nothing in a sound picture', () => expect(checkDiagram(three)).toEqual([]));

  test('an area that does not fit the drawing is told', () => {
    expect(checkDiagram({ ...three, squares: ['16', '25', null] })).toEqual([
      'The area 25 is not drawn in proportion to 16.',
    ]);
  });

  test('a triangle that is far too long is told', () => {
    expect(checkDiagram({ ...three, legs: [40, 3], squares: ['', '', ''] })).toEqual([
      'One leg is more than 4 times as long as the other.',
    ]);
  });
});
