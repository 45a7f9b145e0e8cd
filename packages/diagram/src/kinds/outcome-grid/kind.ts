import { defineKind } from '../kind-module.ts';
import { checkOutcomeGrid } from './check.ts';
import { describeOutcomeGrid, titleOutcomeGrid } from './describe.ts';
import { drawOutcomeGrid } from './draw.ts';
import { layoutOutcomeGrid } from './layout.ts';
import { readBackOutcomeGrid } from './read-back.ts';

export const outcomeGridKind = defineKind({
  layout: layoutOutcomeGrid,
  draw: drawOutcomeGrid,
  readBack: readBackOutcomeGrid,
  title: titleOutcomeGrid,
  describe: describeOutcomeGrid,
  check: checkOutcomeGrid,
});
