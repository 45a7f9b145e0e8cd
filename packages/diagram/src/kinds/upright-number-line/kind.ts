import { defineKind } from '../kind-module.ts';
import { checkUprightNumberLine } from './check.ts';
import { describeUprightNumberLine, titleUprightNumberLine } from './describe.ts';
import { drawUprightNumberLine } from './draw.ts';
import { layoutUprightNumberLine } from './layout.ts';
import { readBackUprightNumberLine } from './read-back.ts';

export const uprightNumberLineKind = defineKind({
  layout: layoutUprightNumberLine,
  draw: drawUprightNumberLine,
  readBack: readBackUprightNumberLine,
  title: titleUprightNumberLine,
  describe: describeUprightNumberLine,
  check: checkUprightNumberLine,
});
