import { describe, expect, test } from 'vitest';
import { type CareerState, changeCareerState, firstCareerState } from './career-state.ts';

const picked: CareerState = { view: 'list', chosen: 'Botanist' };
const day: CareerState = { view: 'day', chosen: 'Botanist' };

describe('the career screen', () => {
  test.each([
    [
      'nothing picked does not go on [A-177] [A-301]',
      firstCareerState,
      { type: 'continue' },
      firstCareerState,
    ],
    ['a pick is kept', firstCareerState, { type: 'choose', title: 'Botanist' }, picked],
    [
      'another pick replaces it',
      picked,
      { type: 'choose', title: 'Welder' },
      { view: 'list', chosen: 'Welder' },
    ],
    ['going on shows the day of the pick [A-178]', picked, { type: 'continue' }, day],
    ['the day changes nothing by a late pick', day, { type: 'choose', title: 'Welder' }, day],
    ['going on twice stays', day, { type: 'continue' }, day],
    ['changing goes back with the pick kept [A-179] [A-244]', day, { type: 'change' }, picked],
    ['changing on the list changes nothing', picked, { type: 'change' }, picked],
  ] as const)('%s', (_title, state, event, next) => {
    expect(changeCareerState(state, event)).toEqual(next);
  });
});
