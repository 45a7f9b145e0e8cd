import { defineKind } from '../kind-module.ts';
import { checkRoundSolid } from './check.ts';
import { describeRoundSolid, titleRoundSolid } from './describe.ts';
import { drawRoundSolid } from './draw.ts';
import { layoutRoundSolid } from './layout.ts';
import { readBackRoundSolid } from './read-back.ts';

export const roundSolidKind = defineKind({
  layout: layoutRoundSolid,
  draw: drawRoundSolid,
  readBack: readBackRoundSolid,
  title: titleRoundSolid,
  describe: describeRoundSolid,
  check: checkRoundSolid,
});
