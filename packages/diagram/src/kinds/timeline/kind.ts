import { defineKind } from '../kind-module.ts';
import { checkTimeline } from './check.ts';
import { describeTimeline, titleTimeline } from './describe.ts';
import { drawTimeline } from './draw.ts';
import { layoutTimeline } from './layout.ts';
import { readBackTimeline } from './read-back.ts';

export const timelineKind = defineKind({
  layout: layoutTimeline,
  draw: drawTimeline,
  readBack: readBackTimeline,
  title: titleTimeline,
  describe: describeTimeline,
  check: checkTimeline,
});
