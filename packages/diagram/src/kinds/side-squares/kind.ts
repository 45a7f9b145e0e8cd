import { defineKind } from '../kind-module.ts';
import { checkSideSquares } from './check.ts';
import { describeSideSquares, titleSideSquares } from './describe.ts';
import { drawSideSquares } from './draw.ts';
import { layoutSideSquares } from './layout.ts';
import { readBackSideSquares } from './read-back.ts';

export const sideSquaresKind = defineKind({
  layout: layoutSideSquares,
  draw: drawSideSquares,
  readBack: readBackSideSquares,
  title: titleSideSquares,
  describe: describeSideSquares,
  check: checkSideSquares,
});
