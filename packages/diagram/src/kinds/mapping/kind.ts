import { defineKind } from '../kind-module.ts';
import { checkMapping } from './check.ts';
import { describeMapping, titleMapping } from './describe.ts';
import { drawMapping } from './draw.ts';
import { layoutMapping } from './layout.ts';
import { readBackMapping } from './read-back.ts';

export const mappingKind = defineKind({
  layout: layoutMapping,
  draw: drawMapping,
  readBack: readBackMapping,
  title: titleMapping,
  describe: describeMapping,
  check: checkMapping,
});
