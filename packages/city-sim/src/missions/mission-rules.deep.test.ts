import { chartSpecSchema, missionLimits, missionSchema, tableSpecSchema } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import { isBuildingType } from '../buildings/building-types.ts';
import { runMission, solveMission } from './every-family.ts';
import { makeMission, seeds, templates } from './testing-missions.ts';

describe.each(templates)('$family, level $level, $setting', ({ family, level, setting }) => {
  const missions = seeds.slice(0, 4).map((seed) => makeMission({ family, level, setting, seed }));

  test('keeps every text within its limit, on each seed', () => {
    for (const mission of missions) {
      expect(missionSchema.safeParse(mission).error?.issues, mission.id).toBeUndefined();
      expect(JSON.stringify(mission)).not.toMatch(/NaN|undefined|Infinity/);
      expect(mission.story, mission.id).not.toMatch(/\{\w+\}/);
    }
  });

  test('asks for typed numbers, with bounds that every answer fits and none of them tells [R1]', () => {
    for (const mission of missions) {
      const { inputs } = solveMission(mission);
      for (const { symbol, min, max } of mission.unknowns) {
        expect(Object.keys(inputs), mission.id).toContain(symbol);
        expect(max).toBeGreaterThan(min);
        expect(Number(inputs[symbol])).not.toBe(max);
      }
    }
  });

  test('puts numbers into the city and not only into the story [R7]', () => {
    for (const { given, evidence, id } of missions) {
      const inCity = given.filter(({ where }) => where !== 'story');
      expect(inCity.length, id).toBeGreaterThan(0);
      for (const { tile, value } of inCity) {
        expect(tile, id).not.toBeNull();
        expect(value, id).not.toBe('');
      }
      if (given.some(({ where }) => where === 'table')) expect(evidence.tables, id).not.toEqual([]);
    }
  });

  test('tells the relation in words on level 1, as units on level 2 and not at all on level 3 [R8]', () => {
    for (const { relation, id } of missions) {
      if (level === 3) expect(relation, id).toBe('');
      else expect(relation, id).not.toBe('');
    }
  });

  test('gives three different hints: city first, then method, never a number [R13]', () => {
    for (const { hints, given, id } of missions) {
      expect(new Set(hints).size, id).toBe(3);
      for (const { value } of given.filter((reading) => reading.value.length > 1)) {
        for (const hint of hints) expect(hint, id).not.toContain(value);
      }
      expect(
        hints
          .slice(1)
          .join(' ')
          .replace(/round [123]/g, ''),
        id,
      ).not.toMatch(/\d{2,}/);
    }
  });

  test('echoes the number without judging it, and gives it away nowhere [R2]', () => {
    for (const mission of missions) {
      for (const { symbol } of mission.unknowns) expect(mission.unit_line).toContain(`{${symbol}}`);
      expect(mission.unit_line).not.toMatch(/right|wrong|correct|enough/i);
      expect(isBuildingType(mission.action.target), mission.id).toBe(true);
    }
  });

  test('ends in a chart with the prediction and in tables that hold the same run [R3] [R4] [R10]', () => {
    for (const mission of missions.slice(0, 3)) {
      const { inputs } = solveMission(mission);
      const said = mission.predict.max;
      const result = runMission(mission, inputs, String(said));
      if (!result.ok) throw new Error(`${mission.id}: ${result.reason}`);
      const { charts, tables, predictionError, outcome } = result.run;
      expect(predictionError).toBeCloseTo(said - (outcome[mission.predict.metric] ?? 0), 1);
      expect(charts.length).toBeGreaterThan(0);
      expect(tables.length).toBeGreaterThan(1);
      for (const chart of charts) {
        expect(chartSpecSchema.safeParse(chart).error?.issues, mission.id).toBeUndefined();
        expect(chart.data.datasets.at(-1)).toMatchObject({
          label: expect.stringContaining('Your prediction'),
        });
      }
      for (const table of tables) {
        expect(tableSpecSchema.safeParse(table).error?.issues, mission.id).toBeUndefined();
      }
    }
  });

  test('says the mathematics in one line with the own numbers, and asks why [R9]', () => {
    for (const mission of missions.slice(0, 3)) {
      const { inputs, prediction } = solveMission(mission);
      const result = runMission(mission, inputs, prediction);
      if (!result.ok) throw new Error(`${mission.id}: ${result.reason}`);
      const { equation = '', why } = result.run;
      expect(equation, mission.id).toMatch(/[=≈≤]/);
      expect(equation, mission.id).not.toMatch(/\{\w+\}|NaN|undefined/);
      expect(equation.length, equation).toBeLessThanOrEqual(missionLimits.equation);
      expect(why).toMatch(/\?/);
    }
  });

  test('runs the same way each time [R6]', () => {
    const [mission] = missions;
    if (!mission) throw new Error('there is no mission');
    const { inputs, prediction } = solveMission(mission);
    expect(runMission(mission, inputs, prediction)).toEqual(runMission(mission, inputs, prediction));
  });
});
