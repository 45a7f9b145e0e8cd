import { defineKind } from '../kind-module.ts';
import { checkTwoWayTable } from './check.ts';
import { describeTwoWayTable, titleTwoWayTable } from './describe.ts';
import { drawTwoWayTable } from './draw.ts';
import { layoutTwoWayTable } from './layout.ts';
import { readBackTwoWayTable } from './read-back.ts';

export const twoWayTableKind = defineKind({
  layout: layoutTwoWayTable,
  draw: drawTwoWayTable,
  readBack: readBackTwoWayTable,
  title: titleTwoWayTable,
  describe: describeTwoWayTable,
  check: checkTwoWayTable,
});
