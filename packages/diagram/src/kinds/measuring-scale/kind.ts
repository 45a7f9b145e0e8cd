import { defineKind } from '../kind-module.ts';
import { checkMeasuringScale } from './check.ts';
import { describeMeasuringScale, titleMeasuringScale } from './describe.ts';
import { drawMeasuringScale } from './draw.ts';
import { layoutMeasuringScale } from './layout.ts';
import { readBackMeasuringScale } from './read-back.ts';

export const measuringScaleKind = defineKind({
  layout: layoutMeasuringScale,
  draw: drawMeasuringScale,
  readBack: readBackMeasuringScale,
  title: titleMeasuringScale,
  describe: describeMeasuringScale,
  check: checkMeasuringScale,
});
