import { defineKind } from '../kind-module.ts';
import { checkRiemannSum } from './check.ts';
import { describeRiemannSum, titleRiemannSum } from './describe.ts';
import { drawRiemannSum } from './draw.ts';
import { layoutRiemannSum } from './layout.ts';
import { readBackRiemannSum } from './read-back.ts';

export const riemannSumKind = defineKind({
  layout: layoutRiemannSum,
  draw: drawRiemannSum,
  readBack: readBackRiemannSum,
  title: titleRiemannSum,
  describe: describeRiemannSum,
  check: checkRiemannSum,
});
