import { defineKind } from '../kind-module.ts';
import { checkVenn } from './check.ts';
import { describeVenn, titleVenn } from './describe.ts';
import { drawVenn } from './draw.ts';
import { layoutVenn } from './layout.ts';
import { readBackVenn } from './read-back.ts';

export const vennKind = defineKind({
  layout: layoutVenn,
  draw: drawVenn,
  readBack: readBackVenn,
  title: titleVenn,
  describe: describeVenn,
  check: checkVenn,
});
