import { defineKind } from '../kind-module.ts';
import { checkAreaModel } from './check.ts';
import { describeAreaModel, titleAreaModel } from './describe.ts';
import { drawAreaModel } from './draw.ts';
import { layoutAreaModel } from './layout.ts';
import { readBackAreaModel } from './read-back.ts';

export const areaModelKind = defineKind({
  layout: layoutAreaModel,
  draw: drawAreaModel,
  readBack: readBackAreaModel,
  title: titleAreaModel,
  describe: describeAreaModel,
  check: checkAreaModel,
});
