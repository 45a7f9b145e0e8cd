import { panelKilowatts } from '../scenario/live-district.ts';
import type { Setting } from '../template.ts';

export const percentPartSettings: Record<string, Setting> = {
  roofs: {
    title: 'Solar Roof Share',
    scenario: 'homes-row',
    building: 'solar-array',
    meter: { metric: 'solar', each: panelKilowatts },
    story:
      'The city gives one solar kit to every home with a sunny roof. {who} has the survey of this block. How many kits should be ordered?',
    given: {
      whole: ['Homes on the block', 'homes', 'meter'],
      p: ['Homes with a sunny roof', '%', 'table'],
    },
    unknown: { n: ['Solar kits to order', 'kits'] },
    metrics: {
      need: ['Sunny roofs', 'roofs'],
      supply: ['Kits delivered', 'kits'],
      shortShare: ['Sunny roofs without a kit', '%'],
      spareShare: ['More roofs you have kits for', '%'],
    },
    look: 'Open the table of the block. It shows the homes and the share of sunny roofs.',
    relation: 'Kits = the share of sunny roofs, taken of all homes on the block.',
    unitLine: '{n} solar kits',
  },
  parks: {
    title: 'Park Land Survey',
    scenario: 'garden',
    building: 'park',
    per: 25,
    story:
      'This district gets the same share of park land as the greenest district. {who} surveyed both. How many hectares of park does it need?',
    given: {
      whole: ['Land of this district', 'ha', 'measure'],
      p: ['Park land in the greenest district', '%', 'table'],
    },
    unknown: { n: ['Park land to plan', 'ha'] },
    feel: 'green',
    metrics: {
      need: ['Park land for a fair share', 'ha'],
      supply: ['Park land you plan', 'ha'],
      shortShare: ['Park land missing', '%'],
      spareShare: ['Land lost for homes', '%'],
    },
    look: 'Compare the districts in the survey table. Measure the land here.',
    relation: 'Park land = the greenest district’s share, taken of this district’s land.',
    unitLine: '{n} ha of park',
  },
  budget: {
    title: 'City Hall Cuts',
    scenario: 'library-corner',
    building: 'city-hall',
    story:
      'City Hall may spend no more than it takes in. The council set the share of the schools. {who} writes the new budget. How many million dollars do the schools get?',
    given: {
      whole: ['Income of the city', 'million $', 'meter'],
      p: ['Share of the schools', '%', 'table'],
    },
    unknown: { n: ['Money for the schools', 'million $'] },
    metrics: {
      need: ['Money by the council’s share', 'million $'],
      supply: ['Money in your budget', 'million $'],
      shortShare: ['Money the schools lack', '%'],
      spareShare: ['Money others lack', '%'],
    },
    look: 'Read the income on the meter and the share in the budget table.',
    relation: 'Money for the schools = their share, taken of the income of the city.',
    unitLine: '{n} million $ for the schools',
  },
};

export const percentWholeSettings: Record<string, Setting> = {
  library: {
    title: 'Library Card Drive',
    scenario: 'library-corner',
    building: 'library',
    story:
      '{who} wants to send a letter to every person near the library. Nobody counted the people, but the library knows its card holders. How many letters?',
    given: {
      c: ['People with a library card', 'people', 'meter'],
      p: ['Card holders among all people', '%', 'table'],
    },
    unknown: { n: ['Letters to print', 'letters'] },
    metrics: {
      need: ['People near the library', 'people'],
      supply: ['Letters printed', 'letters'],
      shortShare: ['People without a letter', '%'],
      spareShare: ['More people you have letters for', '%'],
    },
    look: 'Read the card counter and the survey at the library door.',
    relation: 'card holders ÷ (share of all people) = people',
    unitLine: '{n} letters',
  },
};

export const percentChangeSettings: Record<string, Setting> = {
  school: {
    title: 'Population Boom',
    scenario: 'school-block',
    building: 'school',
    per: 600,
    story:
      'Two building waves bring new children to the district, one after the other. {who} plans a school with one seat for each child. How many seats?',
    given: {
      start: ['Children today', 'children', 'meter'],
      g: ['Growth in the first wave', '%', 'table'],
      h: ['Growth in the second wave', '%', 'table'],
    },
    unknown: { n: ['School seats', 'seats'] },
    metrics: {
      need: ['Children after both waves', 'children'],
      supply: ['Seats in your school', 'seats'],
      shortShare: ['Children without a seat', '%'],
      spareShare: ['More children you have seats for', '%'],
    },
    look: 'Read the children on the meter and both rises in the plan.',
    relation: '',
    unitLine: '{n} seats',
  },
};
