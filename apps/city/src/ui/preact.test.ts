import * as compat from 'preact/compat';
import * as react from 'react';
import { expect, test } from 'vitest';

test('components are tested on what ships: Preact stands in the place of React', () => {
  expect(react.useState).toBe(compat.useState);
  expect(react.createElement).toBe(compat.createElement);
});
