import { defineKind } from '../kind-module.ts';
import { checkRatioTable } from './check.ts';
import { describeRatioTable, titleRatioTable } from './describe.ts';
import { drawRatioTable } from './draw.ts';
import { layoutRatioTable } from './layout.ts';
import { readBackRatioTable } from './read-back.ts';

export const ratioTableKind = defineKind({
  layout: layoutRatioTable,
  draw: drawRatioTable,
  readBack: readBackRatioTable,
  title: titleRatioTable,
  describe: describeRatioTable,
  check: checkRatioTable,
});
