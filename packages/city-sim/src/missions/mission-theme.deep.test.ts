import { missionSchema } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import { solveMission } from './every-family.ts';
import type { Mission, Theme } from './mission.ts';
import type { MissionSolution } from './solve-mission.ts';
import { makeMission, plainTheme, templates } from './testing-missions.ts';

const longCareer = 'Environmental Restoration Planner and Water Resource Specialist for Cities';

/** What is typed; where a meter of the city is read, another series is predicted. */
const typedIn = ({ inputs, wrong }: MissionSolution) => [inputs, wrong.map((way) => way.inputs)];

/** What three stars ask for, in one order; whether less earns some depends on what a theme lacks (decision 0497). */
const asked = ({ goals: [, , three] }: Mission) =>
  three.map(({ label: _, ...rest }) => rest).toSorted((a, b) => a.metric.localeCompare(b.metric));

/** A number without its sign of money or percent; $11.50 is 11.5 where points are told. */
const bare = (value: string): string =>
  value.replace(/[$%]/g, '').replace(/^(-?[\d,]+)(?:\.0+|(\.\d*?)0+)$/, '$1$2');

/** All numbers of a mission, and none of its words. */
const mathematicsOf = (mission: Mission) => ({
  values: mission.given.map(({ symbol, value }) => [symbol, bare(value)]),
  unknowns: mission.unknowns.map(({ label: _, unit: __, ...rest }) => rest),
  goals: asked(mission),
  days: mission.run.days,
  key: typedIn(solveMission(mission)),
});

describe.each(templates)('$family, level $level, $setting', ({ family, level, setting, template }) => {
  test.each([1, 4711, 999_999])('has equal keys in every theme, seed %i', (seed) => {
    const plain = makeMission({ family, level, setting, seed });
    const themes: Theme[] = [
      { grade: 6, career: 'Nurse', names: ['Zoe'] },
      { grade: 12, career: longCareer, names: ['Ravi', 'Mia'] },
      ...Object.keys(template.settings).map((other) => ({
        ...plainTheme,
        setting: other,
        title: 'Another title',
      })),
    ];
    for (const theme of themes) {
      const themed = makeMission({ family, level, setting, seed, theme });
      expect(mathematicsOf(themed)).toEqual(mathematicsOf(plain));
      expect(missionSchema.safeParse(themed).error?.issues).toBeUndefined();
    }
  });
});

test('a theme changes the words: person, career, title and the last question', () => {
  const wish = { family: 'ratio', level: 1 } as const;
  const theme = { grade: 7, career: 'Nurse', names: ['Zoe'], setting: 'paint', title: 'Our wall' };
  const mission = makeMission({ ...wish, theme });
  expect(mission.title).toBe('Our wall');
  expect(mission.story).toContain('Zoe');
  expect(mission.why?.prompt).not.toBe(makeMission(wish).why?.prompt);
  // A story that fills a phone has no room for what is not needed.
  expect(mission.story).not.toContain('Nurse');
  const short = makeMission({ family: 'ratio', level: 3, theme: { ...theme, setting: 'garden' } });
  expect(short.story).toContain('future Nurse');
});

test('sites of one lesson are told apart by their number', () => {
  const titles = [1, 2, 5001, 5012].map((seed) => makeMission({ family: 'ratio', level: 2, seed }).title);
  expect(titles).toEqual([
    'Water Tower Pump',
    'Water Tower Pump, site 2',
    'Water Tower Pump',
    'Water Tower Pump, site 12',
  ]);
});
