import type { Setting } from '../template.ts';

export const systemPlanSettings: Record<string, Setting> = {
  scooters: {
    title: 'Rent or Buy Scooters',
    scenario: 'depot',
    building: 'workshop',
    story:
      'Short projects should rent scooters, long ones should buy. {who} needs a rule for the depot: up to which month is renting the better plan?',
    given: {
      a: ['Renting: price at the start', '$', 'table'],
      r: ['Renting: price of a month', '$', 'table'],
      b: ['Buying: price at the start', '$', 'table'],
      s: ['Buying: price of a month', '$', 'table'],
    },
    unknown: { x: ['Month in which both cost the same', 'months'] },
    metrics: {
      need: ['Cost of buying', '$'],
      supply: ['Cost of renting', '$'],
      shortShare: ['Renting is still cheaper by', '%'],
      spareShare: ['Buying is already cheaper by', '%'],
    },
    fit: 'Renting and buying cost the same in your month.',
    look: 'Open the price table in the depot. Each plan has two prices.',
    relation: 'Start price A + monthly price A × months = start price B + monthly price B × months.',
    unitLine: 'rent up to month {x}',
    headers: ['Plan', 'At the start ($)', 'Each month ($)'],
  },
  internet: {
    title: 'Internet for the Library',
    scenario: 'library-corner',
    building: 'library',
    story:
      'Two companies offer internet for reading rooms. {who} wants a rule for every room: up to how many months is plan A the better one?',
    given: {
      a: ['Plan A: price at the start', '$', 'table'],
      r: ['Plan A: price of a month', '$', 'table'],
      b: ['Plan B: price at the start', '$', 'table'],
      s: ['Plan B: price of a month', '$', 'table'],
    },
    unknown: { x: ['Months after which both cost the same', 'months'] },
    metrics: {
      need: ['Cost of plan B', '$'],
      supply: ['Cost of plan A', '$'],
      shortShare: ['Plan A is still cheaper by', '%'],
      spareShare: ['Plan B is already cheaper by', '%'],
    },
    fit: 'Both plans cost the same after your months.',
    look: 'Open the two offers on the library’s board.',
    relation: 'Start price A + monthly price A × months = start price B + monthly price B × months.',
    unitLine: 'plan A up to month {x}',
    headers: ['Plan', 'At the start ($)', 'Each month ($)'],
  },
  landfill: {
    title: 'Two Landfill Plans',
    scenario: 'garden',
    building: 'workshop',
    story:
      'Plan A leaves little waste at first but adds much each month. Plan B starts with more and adds less. {who} compares both: up to which month does plan A leave less waste?',
    given: {
      a: ['Plan A: waste at the start', 't', 'table'],
      r: ['Plan A: waste added in a month', 't', 'table'],
      b: ['Plan B: waste at the start', 't', 'table'],
      s: ['Plan B: waste added in a month', 't', 'table'],
    },
    unknown: { x: ['Month in which both leave the same', 'months'] },
    metrics: {
      need: ['Waste under plan B', 't'],
      supply: ['Waste under plan A', 't'],
      shortShare: ['Plan A still leaves less by', '%'],
      spareShare: ['Plan B already leaves less by', '%'],
    },
    fit: 'Both plans leave the same waste in your month.',
    look: 'Open the table of both plans. Each one has two numbers.',
    relation: 'Start of A + monthly waste of A × months = start of B + monthly waste of B × months.',
    unitLine: 'plan A up to month {x}',
    headers: ['Plan', 'At the start (t)', 'Each month (t)'],
  },
};

export const systemMixSettings: Record<string, Setting> = {
  homes: {
    title: 'Homes for Everyone',
    scenario: 'homes-row',
    building: 'cottage',
    story:
      '{people} people move here, and {lots} lots are free. Each gets a cottage or a row of houses. {who} wants every lot used and no place empty. How many of each?',
    given: {
      a: ['People in a cottage', 'people', 'meter'],
      b: ['People in a row of houses', 'people', 'meter'],
      lots: ['Free lots', 'lots', 'story'],
      people: ['People who move in', 'people', 'story'],
    },
    unknown: { x: ['Cottages', 'cottages'], y: ['Rows of houses', 'rows'] },
    metrics: {
      places: ['Places in your homes', 'people'],
      housed: ['People with a home', 'people'],
      waiting: ['People who still wait', 'people'],
      shortShare: ['People without a home', '%'],
      spareShare: ['Empty places', '%'],
      lotsOff: ['Lots missed', '%'],
    },
    look: 'Click one cottage and one row of houses. Read how many people fit.',
    relation: 'lots + lots = lots; (people per lot) × lots + (people per lot) × lots = people',
    unitLine: '{x} cottages and {y} rows',
  },
};

export const systemCrateSettings: Record<string, Setting> = {
  reservoirs: {
    title: 'Balancing Two Reservoirs',
    scenario: 'pump-house',
    building: 'tank',
    per: 3,
    story:
      'Pumps of kind X and Y fill two reservoirs. The upper one takes {first} ML a day, the lower one {second} ML, and not a drop more. How many of each kind?',
    given: {
      a: ['Kind X to the upper reservoir', 'ML', 'table'],
      b: ['Kind Y to the upper reservoir', 'ML', 'table'],
      c: ['Kind X to the lower reservoir', 'ML', 'table'],
      d: ['Kind Y to the lower reservoir', 'ML', 'table'],
      first: ['Upper reservoir, a day', 'ML', 'story'],
      second: ['Lower reservoir, a day', 'ML', 'story'],
    },
    unknown: { x: ['Pumps of kind X', 'pumps'], y: ['Pumps of kind Y', 'pumps'] },
    feel: 'water',
    metrics: {
      need: ['Water of a day', 'ML'],
      supply: ['Water your pumps bring', 'ML'],
      shortShare: ['Water a reservoir misses', '%'],
      spareShare: ['Water that runs over', '%'],
    },
    fit: 'Both reservoirs stand at their level.',
    look: 'Open the pump table. Each kind feeds both reservoirs.',
    relation: '',
    unitLine: '{x} pumps X and {y} pumps Y',
    headers: ['Pump', 'Upper (ML a day)', 'Lower (ML a day)'],
  },
};
