import { defineKind } from '../kind-module.ts';
import { checkFunctionGraph } from './check.ts';
import { describeFunctionGraph, titleFunctionGraph } from './describe.ts';
import { drawFunctionGraph } from './draw.ts';
import { layoutFunctionGraph } from './layout.ts';
import { readBackFunctionGraph } from './read-back.ts';

export const functionGraphKind = defineKind({
  layout: layoutFunctionGraph,
  draw: drawFunctionGraph,
  readBack: readBackFunctionGraph,
  title: titleFunctionGraph,
  describe: describeFunctionGraph,
  check: checkFunctionGraph,
});
