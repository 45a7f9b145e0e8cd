import { defineKind } from '../kind-module.ts';
import { checkCoordinatePlane } from './check.ts';
import { describeCoordinatePlane, titleCoordinatePlane } from './describe.ts';
import { drawCoordinatePlane } from './draw.ts';
import { layoutCoordinatePlane } from './layout.ts';
import { readBackCoordinatePlane } from './read-back.ts';

import type { CoordinatePlane } from './schema.ts';

export const coordinatePlaneKind = defineKind({
  layout: (diagram: CoordinatePlane) => layoutCoordinatePlane(diagram),
  draw: drawCoordinatePlane,
  readBack: readBackCoordinatePlane,
  title: titleCoordinatePlane,
  describe: describeCoordinatePlane,
  check: checkCoordinatePlane,
});
