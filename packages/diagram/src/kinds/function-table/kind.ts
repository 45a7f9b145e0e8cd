import { defineKind } from '../kind-module.ts';
import { checkFunctionTable } from './check.ts';
import { describeFunctionTable, titleFunctionTable } from './describe.ts';
import { drawFunctionTable } from './draw.ts';
import { layoutFunctionTable } from './layout.ts';
import { readBackFunctionTable } from './read-back.ts';

export const functionTableKind = defineKind({
  layout: layoutFunctionTable,
  draw: drawFunctionTable,
  readBack: readBackFunctionTable,
  title: titleFunctionTable,
  describe: describeFunctionTable,
  check: checkFunctionTable,
});
