import { defineKind } from '../kind-module.ts';
import { checkNumberLine } from './check.ts';
import { describeNumberLine, titleNumberLine } from './describe.ts';
import { drawNumberLine } from './draw.ts';
import { layoutNumberLine } from './layout.ts';
import { readBackNumberLine } from './read-back.ts';

export const numberLineKind = defineKind({
  layout: layoutNumberLine,
  draw: drawNumberLine,
  readBack: readBackNumberLine,
  title: titleNumberLine,
  describe: describeNumberLine,
  check: checkNumberLine,
});
