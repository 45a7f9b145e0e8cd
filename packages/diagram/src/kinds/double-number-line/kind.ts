import { defineKind } from '../kind-module.ts';
import { checkDoubleNumberLine } from './check.ts';
import { describeDoubleNumberLine, titleDoubleNumberLine } from './describe.ts';
import { drawDoubleNumberLine } from './draw.ts';
import { layoutDoubleNumberLine } from './layout.ts';
import { readBackDoubleNumberLine } from './read-back.ts';

export const doubleNumberLineKind = defineKind({
  layout: layoutDoubleNumberLine,
  draw: drawDoubleNumberLine,
  readBack: readBackDoubleNumberLine,
  title: titleDoubleNumberLine,
  describe: describeDoubleNumberLine,
  check: checkDoubleNumberLine,
});
