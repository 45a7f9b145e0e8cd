import type { Setting } from '../template.ts';

export const calculusFlowSettings: Record<string, Setting> = {
  night: {
    title: 'Water Used Overnight',
    scenario: 'pump-house',
    building: 'tank',
    per: 40,
    story:
      'At night the pump rests and the tank alone gives water. The use rises, stays and falls in straight lines. {who} asks: how much must the tank hold?',
    given: {
      r: ['Highest use', 'm³/h', 'table'],
      t1: ['Hour in which the rise ends', 'h', 'table'],
      t2: ['Hour in which the fall begins', 'h', 'table'],
      t3: ['Hour in which nobody uses water', 'h', 'table'],
    },
    unknown: { v: ['Water to store', 'm³'] },
    feel: 'water',
    metrics: {
      rate: ['Use of water', 'm³/h'],
      inside: ['Water taken from the tank', 'm³'],
      size: ['Water in your full tank', 'm³'],
      supply: ['Water in your full tank', 'm³'],
      shortShare: ['Water missing', '%'],
      spareShare: ['Water never used', '%'],
    },
    look: 'Open the use table at the pump house as a line chart.',
    relation: 'Water used = area under the line of its rate.',
    unitLine: '{v} m³ in the tank',
    headers: ['Hour', 'Use (m³/h)'],
  },
  rain: {
    title: 'Rain on the Roofs',
    scenario: 'garden',
    building: 'tank',
    story:
      'Rain from the roofs will water the gardens. In a storm the flow rises, stays and falls in straight lines. How big a tank catches one storm for {who}?',
    given: {
      r: ['Highest flow', 'm³/h', 'table'],
      t1: ['Hour in which the rise ends', 'h', 'table'],
      t2: ['Hour in which the fall begins', 'h', 'table'],
      t3: ['Hour in which the rain ends', 'h', 'table'],
    },
    unknown: { v: ['Size of the tank', 'm³'] },
    metrics: {
      rate: ['Flow from the roofs', 'm³/h'],
      inside: ['Rain in the tank', 'm³'],
      size: ['Size of your tank', 'm³'],
      supply: ['Size of your tank', 'm³'],
      shortShare: ['Rain lost', '%'],
      spareShare: ['Tank that stays empty', '%'],
    },
    look: 'Open the storm table in the garden as a line chart.',
    relation: 'Rain caught = area under the line of the flow.',
    unitLine: '{v} m³ of tank',
    headers: ['Hour', 'Flow (m³/h)'],
  },
};

export const calculusPeakSettings: Record<string, Setting> = {
  peak: {
    title: 'Peak Power Hour',
    scenario: 'night-street',
    building: 'battery',
    story:
      'Power use in the evening follows P(t) = c + a t − b t². The battery helps for one moment, and it should be the peak. {who} sets its clock. Which hour t?',
    given: {
      a: ['Number a of the curve', 'kW/h', 'meter'],
      b: ['Number b of the curve', 'kW/h²', 'meter'],
      c: ['Number c of the curve', 'kW', 'meter'],
    },
    unknown: { t: ['Hour of the peak', 'h'] },
    metrics: {
      need: ['Rise up to the peak', 'kW'],
      supply: ['Rise up to your hour', 'kW'],
      shortShare: ['Below the peak by', '%'],
      spareShare: ['Above the peak by', '%'],
    },
    fit: 'The battery helps at the very peak.',
    look: 'Click the evening meter and read the three numbers of its curve.',
    relation: 'kW per h − (kW per h²) × h = 0',
    unitLine: 'battery set to hour {t}',
  },
  season: {
    title: 'Growing Season',
    scenario: 'garden',
    building: 'farm',
    story:
      'Heat in the soil follows P(t) = c + a t − b t², t in weeks after the last frost. It increases up to one moment, then it decreases. {who} wants to plant by then. Which t?',
    given: {
      a: ['Number a of the curve', 'W/m² a week', 'meter'],
      b: ['Number b of the curve', 'W/m² a week²', 'meter'],
      c: ['Number c of the curve', 'W/m²', 'meter'],
    },
    unknown: { t: ['Weeks after the last frost', 'weeks'] },
    metrics: {
      need: ['Rise up to the warmest week', 'W/m²'],
      supply: ['Rise up to your week', 'W/m²'],
      shortShare: ['Below the warmest week by', '%'],
      spareShare: ['Above the warmest week by', '%'],
    },
    fit: 'The seeds are in the soil at its warmest.',
    look: 'Click the soil meter of the farm and read the three numbers of its curve.',
    relation: 'heat per week − (heat per week²) × weeks = 0',
    unitLine: 'planting by week {t}',
  },
  app: {
    title: 'Spread of a New App',
    scenario: 'station-square',
    building: 'office',
    story:
      'The slope of the user curve of an app is P(t) = c + a t − b t² new users a month. Where the slope is greatest, the curve changes its bend. {who} asks: in which month t?',
    given: {
      a: ['Number a of the slope', 'users/month²', 'meter'],
      b: ['Number b of the slope', 'users/month³', 'meter'],
      c: ['Number c of the slope', 'users/month', 'meter'],
    },
    unknown: { t: ['Month of the inflection', 'months'] },
    metrics: {
      need: ['Rise up to the steepest month', 'users/month'],
      supply: ['Rise up to your month', 'users/month'],
      shortShare: ['Below the steepest month by', '%'],
      spareShare: ['Above the steepest month by', '%'],
    },
    fit: 'In your month the curve changes its bend.',
    look: 'Click the app’s meter at the office and read the three numbers of the slope.',
    relation: '(new users per month) − (new users per month²) × months = 0',
    unitLine: 'inflection in month {t}',
  },
  trail: {
    title: 'Reading the Slope Survey',
    scenario: 'avenue',
    building: 'park',
    story:
      'A trail has the height P(t) = c + a t − b t² at kilometer t. {who} reads its slope graph, P′. The lookout belongs where the trail is highest. At which kilometer?',
    given: {
      a: ['Number a of the trail', 'm/km', 'meter'],
      b: ['Number b of the trail', 'm/km²', 'meter'],
      c: ['Number c of the trail', 'm', 'meter'],
    },
    unknown: { t: ['Kilometer of the lookout', 'km'] },
    metrics: {
      need: ['Climb up to the top', 'm'],
      supply: ['Climb up to your lookout', 'm'],
      shortShare: ['Below the top by', '%'],
      spareShare: ['Above the top by', '%'],
    },
    fit: 'The lookout stands at the highest point.',
    look: 'Open the slope survey and read the three numbers of the trail.',
    relation: 'm per km − (m per km²) × km = 0',
    unitLine: 'lookout at kilometer {t}',
  },
};

export const calculusEnergySettings: Record<string, Setting> = {
  battery: {
    title: 'Energy for a Day',
    scenario: 'school-block',
    building: 'battery',
    per: 60,
    story:
      'The solar roof gives f(t) = a t − b t² from sunrise until the power is zero again. {who} wants a battery that keeps exactly the energy of one day.',
    given: {
      a: ['Number a of the curve', 'kW/h', 'meter'],
      b: ['Number b of the curve', 'kW/h²', 'meter'],
    },
    unknown: { e: ['Size of the battery', 'kWh'] },
    metrics: {
      power: ['Power of the roof', 'kW'],
      stored: ['Energy in the battery', 'kWh'],
      size: ['Size of your battery', 'kWh'],
      supply: ['Size of your battery', 'kWh'],
      shortShare: ['Energy lost', '%'],
      spareShare: ['Battery that stays empty', '%'],
    },
    look: 'Click the roof’s meter. It shows the numbers a and b.',
    relation: '',
    unitLine: '{e} kWh battery',
  },
};
