import type { BuildingType } from '@playforward/city-sim';

type Rule = { building: BuildingType; skills: string; words: readonly string[] };

/** Skills that open a building. */
export const skillsToOpen = 3;
const skillsOfAnyKind = 6;

/**
 * What opens with which skills: words are parts of their ids. Each building has skills of the middle grades and of the
 * years after, so that everybody can come to it. Whatever is not here is open from the first day.
 */
const rules: readonly Rule[] = [
  {
    building: 'tram-stop',
    skills: 'rate skills',
    words: ['rate', 'speed', 'price', 'proportion', 'derivative', 'change'],
  },
  {
    building: 'flats',
    skills: 'fraction and decimal skills',
    words: ['fraction', 'decimal', 'rational', 'division'],
  },
  { building: 'farm', skills: 'ratio skills', words: ['ratio', 'scale', 'similar', 'dilat'] },
  { building: 'workshop', skills: 'equation skills', words: ['equation', 'solve', 'inequality', 'system'] },
  {
    building: 'office',
    skills: 'percent and money skills',
    words: ['percent', 'interest', 'budget', 'pay', 'tax', 'growth'],
  },
  {
    building: 'tank',
    skills: 'volume and area skills',
    words: ['volume', 'area', 'prism', 'cube', 'circle', 'surface', 'net'],
  },
  {
    building: 'tower',
    skills: 'volume and area skills',
    words: ['volume', 'area', 'prism', 'cube', 'circle', 'surface', 'net'],
  },
  {
    building: 'bridge',
    skills: 'graph and curve skills',
    words: ['graph', 'plot', 'slope', 'line', 'coordinate', 'point', 'quadratic', 'polynomial'],
  },
  {
    building: 'wind-turbine',
    skills: 'signed number skills',
    words: ['integer', 'signed', 'negative', 'absolute', 'opposite', 'additive', 'rationals'],
  },
  {
    building: 'battery',
    skills: 'expression skills',
    words: ['expression', 'power', 'term', 'exponent', 'log', 'factor'],
  },
  {
    building: 'lab',
    skills: 'expression skills',
    words: ['expression', 'power', 'term', 'exponent', 'log', 'factor'],
  },
  {
    building: 'school',
    skills: 'statistics skills',
    words: ['mean', 'median', 'data', 'plot', 'sample', 'distribution', 'mad', 'iqr'],
  },
  {
    building: 'forecast-office',
    skills: 'statistics and chance skills',
    words: ['mean', 'median', 'data', 'sample', 'probab', 'chance', 'frequency', 'predict'],
  },
  {
    building: 'fire-station',
    skills: 'geometry skills',
    words: ['angle', 'triangle', 'distance', 'route', 'trig', 'polygon', 'area', 'segment'],
  },
];

/** Whether a building asks nobody for skills. */
export function isOpenToAll(building: string): boolean {
  return rules.every((rule) => rule.building !== building);
}

export type Opening = { building: BuildingType; skills: string; have: number; need: number };

/**
 * The buildings that a student with these mastered skills does not have yet, the nearest first. Whoever learns other
 * things than a building asks for comes to it as well: each six skills of any kind open the next one of the list.
 */
export function closedFor(mastered: readonly string[]): Opening[] {
  return rules
    .filter((_, place) => mastered.length < skillsOfAnyKind * (place + 1))
    .map(({ building, skills, words }): Opening => {
      const have = mastered.filter((skill) => words.some((word) => skill.includes(word))).length;
      return { building, skills, have: Math.min(skillsToOpen, have), need: skillsToOpen };
    })
    .filter(({ have, need }) => have < need)
    .sort((left, right) => right.have - left.have);
}
