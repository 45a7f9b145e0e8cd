import { defineKind } from '../kind-module.ts';
import { checkAnnotatedSteps } from './check.ts';
import { describeAnnotatedSteps, titleAnnotatedSteps } from './describe.ts';
import { drawAnnotatedSteps } from './draw.ts';
import { layoutAnnotatedSteps } from './layout.ts';
import { readBackAnnotatedSteps } from './read-back.ts';

export const annotatedStepsKind = defineKind({
  layout: layoutAnnotatedSteps,
  draw: drawAnnotatedSteps,
  readBack: readBackAnnotatedSteps,
  title: titleAnnotatedSteps,
  describe: describeAnnotatedSteps,
  check: checkAnnotatedSteps,
});
