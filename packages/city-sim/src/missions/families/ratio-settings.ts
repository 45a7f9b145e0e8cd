import type { Setting } from '../template.ts';

const shares = {
  shortShare: ['Need not met', '%'],
  spareShare: ['Too much', '%'],
} as const;

/** `{p}` things go with `{q}` others. */
export const ratioPairSettings: Record<string, Setting> = {
  solar: {
    title: 'Sun for the School',
    scenario: 'school-block',
    building: 'solar-array',
    story:
      '{who} runs the school kitchen. It uses {need} kWh on a school day. The test roof next door shows what panels bring. How many panels does the kitchen need?',
    given: {
      p: ['Panels on the test roof', 'panels', 'measure'],
      q: ['Energy the test roof makes in a day', 'kWh', 'meter'],
      need: ['Energy the kitchen uses in a day', 'kWh', 'story'],
    },
    unknown: { n: ['Panels to build', 'panels'] },
    metrics: {
      need: ['Energy the kitchen uses', 'kWh'],
      supply: ['Energy your panels make', 'kWh'],
      ...shares,
    },
    look: 'Click the test roof. Count its panels and read its meter.',
    relation: 'Panels on the test roof : its energy = your panels : the energy you need.',
    unitLine: '{n} panels on the roof',
  },
  trees: {
    title: 'Trees on Maple Avenue',
    scenario: 'avenue',
    building: 'park',
    per: 6,
    story:
      '{who} plants an avenue with {need} maples. Block 1 is done and shows how oaks and maples go together. How many oaks does the whole avenue need?',
    given: {
      p: ['Oaks on block 1', 'oaks', 'table'],
      q: ['Maples on block 1', 'maples', 'table'],
      need: ['Maples on the whole avenue', 'maples', 'story'],
    },
    unknown: { n: ['Oaks to plant', 'oaks'] },
    metrics: {
      need: ['Maples planted', 'maples'],
      supply: ['Maples that your oaks can stand with', 'maples'],
      ...shares,
    },
    look: 'Walk to block 1. Read how many trees of each kind stand there.',
    relation: 'Oaks on block 1 : maples on block 1 = all oaks : all maples.',
    unitLine: '{n} oaks along the avenue',
  },
  paint: {
    title: 'Mixing the Mural Paint',
    scenario: 'school-block',
    building: 'library',
    story:
      '{who} paints a mural on the library wall. {need} cups of white paint are ready. The test patch has the right shade. How many cups of blue keep that shade?',
    given: {
      p: ['Blue in the test patch', 'cups', 'table'],
      q: ['White in the test patch', 'cups', 'table'],
      need: ['White for the wall', 'cups', 'story'],
    },
    unknown: { n: ['Blue to order', 'cups'] },
    metrics: {
      need: ['White used', 'cups'],
      supply: ['White that your blue can tint', 'cups'],
      ...shares,
    },
    look: 'Open the table beside the test patch.',
    relation: 'Blue : white in the test patch = blue : white on the wall.',
    unitLine: '{n} cups of blue',
  },
  bikes: {
    title: 'Bike Share Stations',
    scenario: 'homes-row',
    building: 'bike-lane',
    per: 8,
    story:
      '{need} people will live on this street. {who} wants the same service as at Mill Station. How many bikes does the new station need?',
    given: {
      p: ['Bikes at Mill Station', 'bikes', 'meter'],
      q: ['People near Mill Station', 'people', 'meter'],
      need: ['People on this street', 'people', 'story'],
    },
    unknown: { n: ['Bikes to park here', 'bikes'] },
    metrics: {
      need: ['People who live here', 'people'],
      supply: ['People your bikes can serve', 'people'],
      ...shares,
    },
    look: 'Click Mill Station and read its two meters.',
    relation: 'Bikes : people at Mill Station = bikes : people on this street.',
    unitLine: '{n} bikes at the station',
  },
  pipe: {
    title: 'Water Main Parts Order',
    scenario: 'pump-house',
    building: 'pump',
    story:
      '{who} lays {need} meters of water main. The only supplier sells pipe by the rod, an old measure. How many rods cover the street?',
    given: {
      p: ['Old pipe, in rods', 'rods', 'table'],
      q: ['The same old pipe, in meters', 'm', 'measure'],
      need: ['Street to cover', 'm', 'story'],
    },
    unknown: { n: ['Pipe to order', 'rods'] },
    metrics: {
      need: ['Street dug up', 'm'],
      supply: ['Street your pipe covers', 'm'],
      ...shares,
    },
    look: 'Find the old pipe at the pump house. Read its label, then measure it.',
    relation: 'Rods : meters of the old pipe = rods to order : meters of street.',
    unitLine: '{n} rods of pipe',
  },
};

/** `{m}` things bring `{v}`. */
export const ratioRateSettings: Record<string, Setting> = {
  pump: {
    title: 'Water Tower Pump',
    scenario: 'pump-house',
    building: 'pump',
    story:
      'The new water tower needs {need} liters before people move in. {who} timed the pump. For how many minutes must it run?',
    given: {
      m: ['Minutes of the test run', 'min', 'table'],
      v: ['Water pumped in the test run', 'L', 'meter'],
      need: ['Water the tower needs', 'L', 'story'],
    },
    unknown: { n: ['Minutes to pump', 'min'] },
    metrics: {
      need: ['Water the tower should hold', 'L'],
      supply: ['Water your minutes bring', 'L'],
      shortShare: ['Tower left empty', '%'],
      spareShare: ['Water spilled', '%'],
    },
    look: 'Open the pump’s log. It shows one test run.',
    relation: 'liters ÷ (liters per minute) = minutes',
    unitLine: '{n} min of pumping',
  },
  bus: {
    title: 'Express Bus Timetable',
    scenario: 'bus-street',
    building: 'bus-stop',
    story:
      'The new express bus drives {need} blocks at a steady speed. {who} rode along on a test street. How many minutes belong in the timetable?',
    given: {
      m: ['Minutes on the test street', 'min', 'table'],
      v: ['Length of the test street', 'blocks', 'measure'],
      need: ['Length of the route', 'blocks', 'story'],
    },
    unknown: { n: ['Travel time', 'min'] },
    metrics: {
      need: ['Distance of the route', 'blocks'],
      supply: ['Distance driven in your time', 'blocks'],
      shortShare: ['Route not reached in time', '%'],
      spareShare: ['Time lost waiting', '%'],
    },
    look: 'Measure the test street, then read the driver’s watch in the table.',
    relation: 'blocks ÷ (blocks per minute) = minutes',
    unitLine: '{n} min in the timetable',
  },
  buses: {
    title: 'School Bus Fleet',
    scenario: 'bus-street',
    building: 'bus-stop',
    per: 4,
    story:
      '{who} plans rides for the new school. Its riders, bags and bikes need {need} m² of room. How many buses are enough?',
    given: {
      m: ['Buses in the depot', 'buses', 'measure'],
      v: ['Room in all depot buses', 'm²', 'meter'],
      need: ['Room the riders need', 'm²', 'story'],
    },
    unknown: { n: ['Buses to buy', 'buses'] },
    metrics: {
      need: ['Room needed', 'm²'],
      supply: ['Room in your buses', 'm²'],
      shortShare: ['Riders left at the stop', '%'],
      spareShare: ['Empty room', '%'],
    },
    look: 'Count the buses in the depot. The meter shows the room in all of them.',
    relation: 'm² ÷ (m² per bus) = buses',
    unitLine: '{n} buses',
  },
  lamps: {
    title: 'Street Light Power',
    scenario: 'night-street',
    building: 'battery',
    per: 20,
    story:
      'The street may use {need} kWh each night. {who} tested a row of new lamps. How many of them can the city light?',
    given: {
      m: ['Lamps in the test row', 'lamps', 'measure'],
      v: ['Energy of the test row in a night', 'kWh', 'meter'],
      need: ['Energy the street may use', 'kWh', 'story'],
    },
    unknown: { n: ['Lamps to light', 'lamps'] },
    metrics: {
      need: ['Energy planned', 'kWh'],
      supply: ['Energy your lamps use', 'kWh'],
      shortShare: ['Energy left unused', '%'],
      spareShare: ['Energy over the plan', '%'],
    },
    look: 'Go to the test row at night. Count the lamps and read the meter.',
    relation: 'kWh ÷ (kWh per lamp) = lamps',
    unitLine: '{n} lamps',
  },
};

/** Pieces of `{each}` in a whole of `{need}`. */
export const ratioFractionSettings: Record<string, Setting> = {
  garden: {
    title: 'Community Garden Plots',
    scenario: 'garden',
    building: 'farm',
    per: 8,
    story:
      '{who} marks out garden plots in one long strip. Every plot has the same size. How many plots fit?',
    given: {
      need: ['Land of the strip', 'ha', 'measure'],
      each: ['Land of one plot', 'ha', 'table'],
    },
    unknown: { n: ['Plots to mark out', 'plots'] },
    metrics: {
      need: ['Strip', 'ha'],
      supply: ['Strip your plots take', 'ha'],
      shortShare: ['Strip left bare', '%'],
      spareShare: ['Plots past the fence', '%'],
    },
    look: 'Measure the strip with the tape. The sign shows one plot.',
    relation: '',
    unitLine: '{n} plots',
  },
  salt: {
    title: 'Road Salt Loads',
    scenario: 'depot',
    building: 'workshop',
    per: 10,
    story:
      'Snow is coming. {who} must bring the whole salt stock to the streets. One small truck drives all trips. How many trips does it make?',
    given: {
      need: ['Salt in stock', 't', 'meter'],
      each: ['Salt in one load', 't', 'table'],
    },
    unknown: { n: ['Trips to plan', 'trips'] },
    metrics: {
      need: ['Salt in stock', 't'],
      supply: ['Salt your trips move', 't'],
      shortShare: ['Salt left in the depot', '%'],
      spareShare: ['Empty trips', '%'],
    },
    look: 'Read the scale of the salt hall and the label on the truck.',
    relation: '',
    unitLine: '{n} trips',
  },
  ferry: {
    title: 'Ferry Crossing Plan',
    scenario: 'harbor',
    building: 'bridge',
    story:
      'The ferry sails without a break until service ends. {who} writes the plan for the day. How many crossings fit?',
    given: {
      need: ['Hours of service', 'h', 'table'],
      each: ['Hours of one crossing', 'h', 'meter'],
    },
    unknown: { n: ['Crossings to plan', 'crossings'] },
    metrics: {
      need: ['Hours of service', 'h'],
      supply: ['Hours your crossings take', 'h'],
      shortShare: ['Service time unused', '%'],
      spareShare: ['Sailing after closing', '%'],
    },
    look: 'Open the timetable and read the harbor clock.',
    relation: '',
    unitLine: '{n} crossings',
  },
};
