import { defineKind } from '../kind-module.ts';
import { checkUnitCircle } from './check.ts';
import { describeUnitCircle, titleUnitCircle } from './describe.ts';
import { drawUnitCircle } from './draw.ts';
import { layoutUnitCircle } from './layout.ts';
import { readBackUnitCircle } from './read-back.ts';

export const unitCircleKind = defineKind({
  layout: layoutUnitCircle,
  draw: drawUnitCircle,
  readBack: readBackUnitCircle,
  title: titleUnitCircle,
  describe: describeUnitCircle,
  check: checkUnitCircle,
});
