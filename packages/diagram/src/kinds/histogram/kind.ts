import { defineKind } from '../kind-module.ts';
import { checkHistogram } from './check.ts';
import { describeHistogram, titleHistogram } from './describe.ts';
import { drawHistogram } from './draw.ts';
import { layoutHistogram } from './layout.ts';
import { readBackHistogram } from './read-back.ts';

export const histogramKind = defineKind({
  layout: layoutHistogram,
  draw: drawHistogram,
  readBack: readBackHistogram,
  title: titleHistogram,
  describe: describeHistogram,
  check: checkHistogram,
});
