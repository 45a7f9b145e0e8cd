import { defineKind } from '../kind-module.ts';
import { checkTransformationGrid } from './check.ts';
import { describeTransformationGrid, titleTransformationGrid } from './describe.ts';
import { drawTransformationGrid } from './draw.ts';
import { layoutTransformationGrid } from './layout.ts';
import { readBackTransformationGrid } from './read-back.ts';

export const transformationGridKind = defineKind({
  layout: layoutTransformationGrid,
  draw: drawTransformationGrid,
  readBack: readBackTransformationGrid,
  title: titleTransformationGrid,
  describe: describeTransformationGrid,
  check: checkTransformationGrid,
});
