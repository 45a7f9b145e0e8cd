import { defineKind } from '../kind-module.ts';
import { checkAlgebraTiles } from './check.ts';
import { describeAlgebraTiles, titleAlgebraTiles } from './describe.ts';
import { drawAlgebraTiles } from './draw.ts';
import { layoutAlgebraTiles } from './layout.ts';
import { readBackAlgebraTiles } from './read-back.ts';

export const algebraTilesKind = defineKind({
  layout: layoutAlgebraTiles,
  draw: drawAlgebraTiles,
  readBack: readBackAlgebraTiles,
  title: titleAlgebraTiles,
  describe: describeAlgebraTiles,
  check: checkAlgebraTiles,
});
