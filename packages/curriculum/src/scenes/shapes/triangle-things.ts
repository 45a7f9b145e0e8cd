import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/** Things with the shape of a triangle. Sentences: shown, with a right angle, with two equal sides, and with all three angles told. */
export const triangleThings = defineScenes({
  plain: {
    text: {
      shown: 'The picture shows a triangle.',
      right: 'A triangle has a right angle.',
      equal: 'A triangle has two equal sides.',
      three: 'The angles of a triangle measure {e1}, {e2} and {e3} degrees.',
    },
  },
  sail: {
    text: {
      shown: 'The picture shows a sail with the shape of a triangle.',
      right: 'A sail is a triangle with a right angle.',
      equal: 'A sail is a triangle with two equal sides.',
      three: 'A sail is a triangle. Its angles measure {e1}, {e2} and {e3} degrees.',
    },
  },
  slice: {
    text: {
      shown: 'The picture shows a slice of cheese.',
      right: 'A slice of cheese is a triangle with a right angle.',
      equal: 'A slice of pie, cut straight at its edge, has two equal sides.',
      three: 'A slice of cheese is a triangle. Its angles measure {e1}, {e2} and {e3} degrees.',
    },
  },
  roof: {
    text: {
      shown: 'The picture shows a piece of a roof with the shape of a triangle.',
      right: 'Half of a roof front is a triangle with a right angle.',
      equal: 'The front of a roof is a triangle with two equal sides.',
      three: 'A piece of a roof is a triangle. Its angles measure {e1}, {e2} and {e3} degrees.',
    },
  },
  sign: {
    text: {
      shown: 'The picture shows a sign with the shape of a triangle.',
      right: 'A shelf bracket is a triangle with a right angle.',
      equal: 'A road sign is a triangle with two equal sides.',
      three: 'A shelf bracket is a triangle. Its angles measure {e1}, {e2} and {e3} degrees.',
    },
  },
  kite: {
    text: {
      shown: 'The picture shows half of a kite.',
      right: 'A quarter of a kite is a triangle with a right angle.',
      equal: 'The upper part of a kite is a triangle with two equal sides.',
      three: 'Half of a kite is a triangle. Its angles measure {e1}, {e2} and {e3} degrees.',
    },
  },
});

export type TriangleThing = SceneOf<typeof triangleThings>;
