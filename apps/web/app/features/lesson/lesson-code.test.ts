import { expect, test } from 'vitest';
import { lessonCode } from './lesson-code.ts';

test.each([
  ['Summit Math 6 A', 3, 2, 'math6_sA_u3_l2'],
  ['Summit Algebra 1', 3, 2, 'algebra1_u3_l2'],
  ['Integrated Calculus B', 1, undefined, 'integratedcalculus_sB_u1'],
  [undefined, 3, 2, 'u3_l2'],
  [undefined, undefined, 2, 'l2'],
  ['Geometry B', 1, null, 'geometry_sB_u1'],
  ['Geometry B', null, 2, 'geometry_sB_l2'],
])(
  '%s, unit %s, lesson %s is %s [L-181] [L-182] [L-183] [L-184] [D-63]',
  (courseTitle, unitNumber, lesson, code) => {
    expect(
      lessonCode({ courseTitle, unitNumber, ...(lesson !== undefined && { lessonNumber: lesson }) }),
    ).toBe(code);
  },
);
