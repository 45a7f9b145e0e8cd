import { defineKind } from '../kind-module.ts';
import { checkUprightLine } from './check.ts';
import { describeUprightLine, titleUprightLine } from './describe.ts';
import { drawUprightLine } from './draw.ts';
import { layoutUprightLine } from './layout.ts';
import { readBackUprightLine } from './read-back.ts';

export const uprightLineKind = defineKind({
  layout: layoutUprightLine,
  draw: drawUprightLine,
  readBack: readBackUprightLine,
  title: titleUprightLine,
  describe: describeUprightLine,
  check: checkUprightLine,
});
