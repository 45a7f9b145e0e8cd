import { defineKind } from '../kind-module.ts';
import { checkPercentGrid } from './check.ts';
import { describePercentGrid, titlePercentGrid } from './describe.ts';
import { drawPercentGrid } from './draw.ts';
import { layoutPercentGrid } from './layout.ts';
import { readBackPercentGrid } from './read-back.ts';

export const percentGridKind = defineKind({
  layout: layoutPercentGrid,
  draw: drawPercentGrid,
  readBack: readBackPercentGrid,
  title: titlePercentGrid,
  describe: describePercentGrid,
  check: checkPercentGrid,
});
