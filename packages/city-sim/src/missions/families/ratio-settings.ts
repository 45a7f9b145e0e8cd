import { panelKilowatts } from '../live-district.ts';
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
    meter: { metric: 'solar', each: panelKilowatts },
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
  sweeper: {
    title: 'Street Sweeper Speeds',
    scenario: 'depot',
    building: 'bike-lane',
    story:
      'Before the parade, one street must be swept from end to end. {who} watched the sweeper for an hour. How many hours does it need?',
    given: {
      need: ['Length of the street', 'mi', 'measure'],
      each: ['Street swept in an hour', 'mi', 'meter'],
    },
    unknown: { n: ['Hours to plan', 'h'] },
    metrics: {
      need: ['Street to sweep', 'mi'],
      supply: ['Street swept in your hours', 'mi'],
      shortShare: ['Street left dirty', '%'],
      spareShare: ['Hours for nothing', '%'],
    },
    look: 'Measure the street and read the sweeper’s meter.',
    relation: '',
    unitLine: '{n} h of sweeping',
  },
};
