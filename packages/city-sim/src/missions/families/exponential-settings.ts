import type { Setting } from '../template.ts';

export const exponentialRoundSettings: Record<string, Setting> = {
  calls: {
    title: 'Message Chain Alert',
    scenario: 'station-square',
    building: 'fire-station',
    story:
      'Before a storm, {who} starts a chain of calls. In each round, everyone who was just called calls new people. Which round is the first that calls {target} people or more?',
    given: {
      c: ['Calls that each person makes', 'calls', 'table'],
      target: ['People the round must reach', 'people', 'story'],
    },
    unknown: { n: ['Rounds to plan', 'rounds'] },
    metrics: {
      reached: ['People called in this round', 'people'],
      town: ['People to reach', 'people'],
      shortShare: ['People not reached', '%'],
      spareShare: ['Calls too many', '%'],
    },
    look: 'Open the call plan at the fire station.',
    relation: 'Calls of each person, multiplied by itself once for each round = people reached.',
    unitLine: '{n} rounds of calls',
  },
};

export const exponentialGrowthSettings: Record<string, Setting> = {
  homes: {
    title: 'Room to Grow',
    scenario: 'homes-row',
    building: 'flats',
    per: 150,
    story:
      'This district grows by the same percent each year. {who} plans homes for the size it will have in {t} years. For how many people must there be room?',
    given: {
      start: ['People today', 'people', 'meter'],
      g: ['Growth in a year', '%', 'table'],
      t: ['Years until the homes open', 'years', 'story'],
    },
    unknown: { n: ['People to plan for', 'people'] },
    metrics: {
      size: ['People in the district', 'people'],
      room: ['People you planned for', 'people'],
      shortShare: ['People without room', '%'],
      spareShare: ['Room that stays empty', '%'],
    },
    look: 'Read the people on the meter and the growth in the table.',
    relation: 'people × (growth per year) × (growth per year) × … = people',
    unitLine: 'room for {n} people',
  },
  algae: {
    title: 'Algae in the Lake',
    scenario: 'harbor',
    building: 'fountain',
    story:
      'Algae grow by the same percent each week. In {t} weeks {who} can clean the lake. How many square meters of net must be ready then?',
    given: {
      start: ['Algae today', 'm²', 'meter'],
      g: ['Growth in a week', '%', 'table'],
      t: ['Weeks until the cleaning', 'weeks', 'story'],
    },
    unknown: { n: ['Net to prepare', 'm²'] },
    metrics: {
      size: ['Algae on the lake', 'm²'],
      room: ['Net you prepared', 'm²'],
      shortShare: ['Algae left in the lake', '%'],
      spareShare: ['Net for nothing', '%'],
    },
    look: 'Read the algae meter at the shore and the growth in the table.',
    relation: 'm² × (growth per week) × (growth per week) × … = m²',
    unitLine: '{n} m² of net',
  },
};

export const exponentialDecaySettings: Record<string, Setting> = {
  filter: {
    title: 'Filter Layers',
    scenario: 'pump-house',
    building: 'tank',
    story:
      'River water passes sand layers. Each layer lets the same share of dirt through. {who} wants clean water and no layer too many. How many layers?',
    given: {
      dirt: ['Dirt in the river water', 'mg/L', 'meter'],
      f: ['Dirt that passes a layer', '%', 'table'],
      limit: ['Dirt allowed in drinking water', 'mg/L', 'table'],
    },
    unknown: { n: ['Sand layers', 'layers'] },
    metrics: {
      left: ['Dirt after this layer', 'mg/L'],
      allowed: ['Dirt allowed', 'mg/L'],
      dirtShare: ['Dirt above the limit', '%'],
      wasteShare: ['Filtering beyond the limit', '%'],
    },
    look: 'Read the river meter, then the two lines on the filter’s sign.',
    relation: '',
    unitLine: '{n} layers of sand',
  },
};
