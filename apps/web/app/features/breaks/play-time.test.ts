import { expect, test } from 'vitest';
import { addPlay, isBreakDue, type PlayTime, readPlay, writePlay } from './play-time.ts';

const minute = 60_000;

/** Looks once a minute; answers the minutes at which a break was proposed. */
function watch(minutes: number[], every = 45): number[] {
  let play: PlayTime | null = null;
  return minutes.filter((at) => {
    play = addPlay(readPlay(play && writePlay(play)), at * minute);
    const isDue = isBreakDue(play, every);
    if (isDue) play = { ...play, told: play.told + 1 };
    return isDue;
  });
}
const upTo = (last: number, from = 0) => Array.from({ length: last - from + 1 }, (_, index) => from + index);

test('[O10] a break is proposed after 45 minutes of play and every 45 minutes again, over reloads', () => {
  expect(watch(upTo(140))).toEqual([45, 90, 135]);
  expect(watch(upTo(140), 60)).toEqual([60, 120]);
});

test('who was away for more than five minutes has had one; a glance elsewhere is none', () => {
  expect(watch([...upTo(40), ...upTo(100, 50)])).toEqual([95]);
  expect(watch([...upTo(40), ...upTo(60, 44)])).toEqual([45]);
});

test('0 proposes none, a clock set back begins anew, and what is not ours is no time', () => {
  expect(watch(upTo(300), 0)).toEqual([]);
  expect(watch([...upTo(30, 20), ...upTo(40)])).toEqual([]);
  expect([readPlay(null), readPlay(''), readPlay('x 1 2'), readPlay('1 2')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
