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
      spareShare: ['People called beyond the goal', '%'],
    },
    look: 'Open the call plan at the fire station.',
    relation: 'Calls of each person, multiplied by itself once for each round = people reached.',
    unitLine: '{n} rounds of calls',
  },
  rumor: {
    title: 'Rumor Control',
    scenario: 'school-block',
    building: 'library',
    story:
      'A false rumor runs through the town. In each round, everyone who just heard it tells new people. {who} must stop it before a round reaches {target} people. Which round is that?',
    given: {
      c: ['People that each person tells', 'people', 'table'],
      target: ['People a round must not reach', 'people', 'story'],
    },
    unknown: { n: ['Round in which it gets too large', 'rounds'] },
    metrics: {
      reached: ['People told in this round', 'people'],
      town: ['People that are too many', 'people'],
      shortShare: ['People missing in your round', '%'],
      spareShare: ['People told by then already', '%'],
    },
    look: 'Open the survey at the library. It tells how many people each person told.',
    relation: 'People told by each person, multiplied by itself once for each round = people of the round.',
    unitLine: 'the news goes out before round {n}',
  },
  airport: {
    title: 'Doubling Time of the City',
    scenario: 'harbor',
    building: 'office',
    story:
      'An airport began with one thousand guests a year. Every ten years the number is multiplied by the same factor. {who} plans a second airport for {target} thousand. After how many rounds are they there?',
    given: {
      c: ['Factor for ten years', '', 'table'],
      target: ['Guests that need two airports', 'thousand', 'story'],
    },
    unknown: { n: ['Rounds of ten years', 'rounds'] },
    metrics: {
      reached: ['Guests after this round', 'thousand'],
      town: ['Guests that need two airports', 'thousand'],
      shortShare: ['Guests missing for two airports', '%'],
      spareShare: ['Guests turned away', '%'],
    },
    look: 'Open the table of the airport office. It shows the factor.',
    relation: 'Factor, multiplied by itself once for each round = thousands of guests.',
    unitLine: 'second airport after {n} rounds of ten years',
  },
};

export const exponentialGrowthSettings: Record<string, Setting> = {
  reserve: {
    title: 'Water for a Growing Quarter',
    scenario: 'pump-house',
    building: 'tank',
    meter: { metric: 'waterStored', each: 100 },
    story:
      'A new quarter keeps one day of water in its tank, and its need grows by the same percent each year. {who} builds the tank for the need in {t} years. How many barrels of 100 L must it hold?',
    given: {
      start: ['Water needed in a day today', 'barrels', 'meter'],
      g: ['Growth in a year', '%', 'table'],
      t: ['Years until the tank must do', 'years', 'story'],
    },
    unknown: { n: ['Water to store', 'barrels'] },
    feel: 'water',
    metrics: {
      size: ['Water needed in a day', 'barrels'],
      room: ['Water the tank holds', 'barrels'],
      shortShare: ['Water missing', '%'],
      spareShare: ['Tank that stays empty', '%'],
    },
    look: 'Read today’s need on the pump and the growth in the table. What is the need a year later?',
    relation: 'barrels × (growth per year) × (growth per year) × … = barrels',
    unitLine: 'a tank for {n} barrels',
  },
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
      spareShare: ['More people you have room for', '%'],
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
  bond: {
    title: 'City Bond Offer',
    scenario: 'library-corner',
    building: 'city-hall',
    story:
      'The city buys a long bond. It adds the same percent every 8 years, and the interest earns interest too. {who} plans with the balance after {t} such periods. How much is it?',
    given: {
      start: ['Money paid in', 'thousand $', 'meter'],
      g: ['Interest for 8 years', '%', 'table'],
      t: ['Periods of 8 years', 'periods', 'story'],
    },
    unknown: { n: ['Balance at the end', 'thousand $'] },
    isUnused: true,
    metrics: {
      size: ['Balance of the bond', 'thousand $'],
      room: ['Balance you planned with', 'thousand $'],
      shortShare: ['Money you did not plan with', '%'],
      spareShare: ['Money that is not there', '%'],
    },
    look: 'Read the money on the meter and the interest on the offer.',
    relation: '$ × (growth per period) × (growth per period) × … = $',
    unitLine: 'a balance of {n} thousand $',
  },
  weed: {
    title: 'Pond Growth Watch',
    scenario: 'garden',
    building: 'fountain',
    story:
      'Weed on the pond grows by the same percent each week, so its graph is no straight line. The boat comes in {t} weeks. How many square meters must {who} plan to clear?',
    given: {
      start: ['Weed today', 'm²', 'meter'],
      g: ['Growth in a week', '%', 'table'],
      t: ['Weeks until the boat comes', 'weeks', 'story'],
    },
    unknown: { n: ['Pond to clear', 'm²'] },
    metrics: {
      size: ['Weed on the pond', 'm²'],
      room: ['Weed you planned for', 'm²'],
      shortShare: ['Weed left on the pond', '%'],
      spareShare: ['Work planned for nothing', '%'],
    },
    look: 'Read the weed meter at the pond and the growth in the table.',
    relation: 'm² × (growth per week) × (growth per week) × … = m²',
    unitLine: '{n} m² to clear',
  },
  plans: {
    title: 'Two Growth Plans',
    scenario: 'avenue',
    building: 'flats',
    per: 150,
    story:
      'Plan A adds the same number of homes each year. Plan B adds the same percent, and the council chose B. {who} needs land for {t} years. For how many homes?',
    given: {
      start: ['Homes today', 'homes', 'meter'],
      g: ['Growth under plan B in a year', '%', 'table'],
      t: ['Years of the plan', 'years', 'story'],
    },
    unknown: { n: ['Homes to find land for', 'homes'] },
    metrics: {
      size: ['Homes under plan B', 'homes'],
      room: ['Homes you have land for', 'homes'],
      shortShare: ['Homes without land', '%'],
      spareShare: ['More homes you have land for', '%'],
    },
    look: 'Read the homes on the meter and the growth in the table.',
    relation: 'homes × (growth per year) × (growth per year) × … = homes',
    unitLine: 'land for {n} homes',
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
      need: ['Dirt after your layers', 'mg/L'],
      supply: ['Dirt allowed', 'mg/L'],
      shortShare: ['Dirt above the limit', '%'],
      spareShare: ['Cleaner than the limit by', '%'],
    },
    fit: 'The water is just clean enough.',
    look: 'Read the river meter, then the two lines on the filter’s sign.',
    relation: '',
    unitLine: '{n} layers of sand',
  },
  quiet: {
    title: 'Sound Level Limits',
    scenario: 'night-street',
    building: 'workshop',
    story:
      'A machine may run at night only behind a wall. Each layer of it lets the same share of the sound through. {who} lives near and counts the layers that are needed. How many?',
    given: {
      dirt: ['Sound at the homes without a wall', 'nW/m²', 'meter'],
      f: ['Sound that passes a layer', '%', 'table'],
      limit: ['Sound allowed at night', 'nW/m²', 'table'],
    },
    unknown: { n: ['Layers of the wall', 'layers'] },
    metrics: {
      need: ['Sound behind your wall', 'nW/m²'],
      supply: ['Sound allowed', 'nW/m²'],
      shortShare: ['Sound above the limit', '%'],
      spareShare: ['Quieter than the limit by', '%'],
    },
    fit: 'The street is just quiet enough.',
    look: 'Read the sound meter at the homes, then the two lines on the sign.',
    relation: '',
    unitLine: 'a wall of {n} layers',
  },
  asphalt: {
    title: 'Cooling Asphalt',
    scenario: 'bus-street',
    building: 'bike-lane',
    story:
      'New asphalt is hot. Each hour it keeps the same share of the heat it still has above the air. {who} opens the road as soon as it is safe. After how many hours?',
    given: {
      dirt: ['Heat in the new road', 'kWh', 'meter'],
      f: ['Heat that stays after an hour', '%', 'table'],
      limit: ['Heat that is safe', 'kWh', 'table'],
    },
    unknown: { n: ['Hours to wait', 'h'] },
    metrics: {
      need: ['Heat after your hours', 'kWh'],
      supply: ['Heat that is safe', 'kWh'],
      shortShare: ['Heat above the safe one', '%'],
      spareShare: ['Cooler than it had to be by', '%'],
    },
    fit: 'The road is just cool enough.',
    look: 'Read the heat meter of the road, then the two lines in the table.',
    relation: '',
    unitLine: 'the road opens after {n} h',
  },
  bus: {
    title: 'Used Bus Values',
    scenario: 'depot',
    building: 'bus-stop',
    story:
      'A bus keeps the same share of its value in every three years. The city sells it once its value is down to a set sum. {who} plans the sale. After how many such periods?',
    given: {
      dirt: ['Value of the new bus', 'thousand $', 'meter'],
      f: ['Value kept after three years', '%', 'table'],
      limit: ['Value at which it is sold', 'thousand $', 'table'],
    },
    unknown: { n: ['Periods of three years until the sale', 'periods'] },
    metrics: {
      need: ['Value after your periods', 'thousand $'],
      supply: ['Value at which it is sold', 'thousand $'],
      shortShare: ['Value above the set sum', '%'],
      spareShare: ['Value lost by waiting', '%'],
    },
    fit: 'The bus is sold at the set sum.',
    look: 'Read the price of the new bus, then the two lines of the depot’s plan.',
    relation: '',
    unitLine: 'sale after {n} periods of three years',
  },
};
