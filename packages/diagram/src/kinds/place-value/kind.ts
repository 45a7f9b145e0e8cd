import { defineKind } from '../kind-module.ts';
import { checkPlaceValue } from './check.ts';
import { describePlaceValue, titlePlaceValue } from './describe.ts';
import { drawPlaceValue } from './draw.ts';
import { layoutPlaceValue } from './layout.ts';
import { readBackPlaceValue } from './read-back.ts';

export const placeValueKind = defineKind({
  layout: layoutPlaceValue,
  draw: drawPlaceValue,
  readBack: readBackPlaceValue,
  title: titlePlaceValue,
  describe: describePlaceValue,
  check: checkPlaceValue,
});
