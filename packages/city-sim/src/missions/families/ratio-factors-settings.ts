import type { Setting } from '../template.ts';

export const factorSettings: Record<string, Setting> = {
  stalls: {
    title: 'Festival Food Stalls',
    scenario: 'station-square',
    building: 'kiosk',
    per: 6,
    story:
      'Every stall at the festival gets the same food, and nothing may be left over. {who} wants as many stalls as possible, so that the lines are short. How many?',
    given: {
      a: ['Sandwiches in the store', 'pieces', 'meter'],
      b: ['Bottles in the store', 'bottles', 'meter'],
    },
    unknown: { n: ['Stalls to open', 'stalls'] },
    metrics: {
      need: ['Food in the store', 'pieces'],
      supply: ['Food that your stalls share out', 'pieces'],
      shortShare: ['Food or stalls left out', '%'],
      spareShare: ['Stalls with nothing to give', '%'],
    },
    fit: 'Every stall has the same food, and nothing is left over.',
    look: 'Read both meters of the food store.',
    relation: 'The number of stalls divides the sandwiches and the bottles evenly.',
    unitLine: '{n} stalls with equal food',
  },
  plazas: {
    title: 'Twin Plazas',
    scenario: 'library-corner',
    building: 'park',
    per: 6,
    story:
      'Two plazas get the same width, and both lengths are whole meters. {who} wants the plazas as wide as possible, and no stone cut. How wide?',
    given: {
      a: ['Stones of the first plaza', 'm²', 'meter'],
      b: ['Stones of the second plaza', 'm²', 'meter'],
    },
    unknown: { n: ['Width of both plazas', 'm'] },
    isUnused: true,
    metrics: {
      need: ['Stones that wait', 'm²'],
      supply: ['Stones that fit your width', 'm²'],
      shortShare: ['Stones left over, or width given away', '%'],
      spareShare: ['Width that no stones fill', '%'],
    },
    fit: 'Both plazas are paved, and no stone is cut.',
    look: 'Read how many stones wait beside each plaza.',
    relation: 'The shared width divides the area of each plaza evenly.',
    unitLine: 'plazas {n} m wide',
  },
};

export const multipleSettings: Record<string, Setting> = {
  signals: {
    title: 'Crossing Signals in Step',
    scenario: 'bus-street',
    building: 'tram-stop',
    story:
      'Two signals just turned green together. Each one keeps its own rhythm. {who} sets the walking bell for the moments when both are green. How many seconds from bell to bell?',
    given: {
      a: ['Rhythm of the first signal', 's', 'meter'],
      b: ['Rhythm of the second signal', 's', 'meter'],
    },
    unknown: { t: ['Seconds from bell to bell', 's'] },
    metrics: {
      need: ['Seconds until both are green', 's'],
      supply: ['Seconds until your bell', 's'],
      shortShare: ['Bell too early, still red for', '%'],
      spareShare: ['Bell too late, green for', '%'],
    },
    fit: 'The bell rings when both signals are green.',
    look: 'Stand at the crossing and read the rhythm of each signal.',
    relation: 'The time from bell to bell is a multiple of both rhythms, and the least one.',
    unitLine: 'a bell every {t} s',
  },
};
