import { defineKind } from '../kind-module.ts';
import { checkFractionBar } from './check.ts';
import { describeFractionBar, titleFractionBar } from './describe.ts';
import { drawFractionBar } from './draw.ts';
import { layoutFractionBar } from './layout.ts';
import { readBackFractionBar } from './read-back.ts';

export const fractionBarKind = defineKind({
  layout: layoutFractionBar,
  draw: drawFractionBar,
  readBack: readBackFractionBar,
  title: titleFractionBar,
  describe: describeFractionBar,
  check: checkFractionBar,
});
