import { defineKind } from '../kind-module.ts';
import { checkSolid } from './check.ts';
import { describeSolid, titleSolid } from './describe.ts';
import { drawSolid } from './draw.ts';
import { layoutSolid } from './layout.ts';
import { readBackSolid } from './read-back.ts';

export const solidKind = defineKind({
  layout: layoutSolid,
  draw: drawSolid,
  readBack: readBackSolid,
  title: titleSolid,
  describe: describeSolid,
  check: checkSolid,
});
