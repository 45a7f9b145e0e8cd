import { runMission, solveMission } from '@playforward/city-sim';
import { expect, test } from 'vitest';
import { alterations, importAltered } from './altered-simulation.ts';
import { isMet } from './bench-part.ts';
import { firstMissions } from './missions.ts';
import { phasesPart } from './phases.ts';

test('nine missions in ten lose stars when a phase of the city has another rule, and each that is told as built [R5]', async () => {
  const figures = await phasesPart.measure();
  expect(figures.filter((figure) => !isMet(figure))).toEqual([]);
});

test('an altered city is another one: the true one judges as before', async () => {
  const [mission] = firstMissions(7);
  const [halved] = alterations;
  if (!mission || !halved) throw new Error('there is nothing to run');
  const { inputs, prediction } = solveMission(mission);
  const altered = await importAltered(halved, 99);
  expect(altered.runMission(mission, inputs, prediction)).toMatchObject({ run: { stars: 0 } });
  expect(runMission(mission, inputs, prediction)).toMatchObject({ run: { stars: 3 } });
});

test('a rule that the simulation does not have is no proof', async () => {
  const gone = { name: 'nothing', file: 'balance/balance-goods.ts', from: 'no such rule', to: '' };
  await expect(importAltered(gone, 100)).rejects.toThrow('has no "no such rule"');
});
