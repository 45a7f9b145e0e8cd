import { defineKind } from '../kind-module.ts';
import { checkDataTable } from './check.ts';
import { describeDataTable, titleDataTable } from './describe.ts';
import { drawDataTable } from './draw.ts';
import { layoutDataTable } from './layout.ts';
import { readBackDataTable } from './read-back.ts';

export const dataTableKind = defineKind({
  layout: layoutDataTable,
  draw: drawDataTable,
  readBack: readBackDataTable,
  title: titleDataTable,
  describe: describeDataTable,
  check: checkDataTable,
});
