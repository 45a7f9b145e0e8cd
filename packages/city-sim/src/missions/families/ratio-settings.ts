import { panelKilowatts } from '../scenario/live-district.ts';
import type { Setting } from '../template.ts';

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
      shortShare: ['Energy the kitchen goes without', '%'],
      spareShare: ['Energy nobody uses', '%'],
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
    feel: 'green',
    metrics: {
      need: ['Maples planted', 'maples'],
      supply: ['Maples that your oaks can stand with', 'maples'],
      shortShare: ['Maples without a partner', '%'],
      spareShare: ['More maples that your oaks could stand with', '%'],
    },
    fit: 'Every maple has its oaks.',
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
      shortShare: ['White that stays white', '%'],
      spareShare: ['White that your blue still waits for', '%'],
    },
    fit: 'All of the wall has the right shade.',
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
      shortShare: ['People who find no bike', '%'],
      spareShare: ['Bikes ready for more people', '%'],
    },
    fit: 'Everybody on the street finds a bike.',
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
    feel: 'water',
    metrics: {
      need: ['Street dug up', 'm'],
      supply: ['Street your pipe covers', 'm'],
      shortShare: ['Street without a pipe', '%'],
      spareShare: ['Pipe cut off', '%'],
    },
    look: 'Find the old pipe at the pump house. Read its label, then measure it.',
    relation: 'Rods : meters of the old pipe = rods to order : meters of street.',
    unitLine: '{n} rods of pipe',
  },
  safety: {
    title: 'Safest Street Measure',
    scenario: 'bus-street',
    building: 'bike-lane',
    isSurvey: true,
    story:
      'Long and short streets are fair to compare by near misses per crossing. Mill Street is safe. Bay Street has {need} thousand crossings. How many near misses would make it just as safe?',
    given: {
      p: ['Near misses on Mill Street', 'near misses', 'table'],
      q: ['Crossings on Mill Street', 'thousand', 'table'],
      need: ['Crossings on Bay Street', 'thousand', 'story'],
    },
    unknown: { n: ['Near misses just as safe', 'near misses'] },
    isUnused: true,
    metrics: {
      need: ['Crossings on Bay Street', 'thousand'],
      supply: ['Crossings that your number fits', 'thousand'],
      shortShare: ['Goal too strict', '%'],
      spareShare: ['Goal too loose', '%'],
    },
    look: 'Open the street table and read both counts of Mill Street.',
    relation: 'Near misses : crossings on Mill Street = near misses : crossings on Bay Street.',
    unitLine: 'a goal of {n} near misses',
  },
  billboard: {
    title: 'Billboard Sizes',
    scenario: 'station-square',
    building: 'bus-stop',
    story:
      'A poster should fill the new billboard without a stretch, so both shapes must be similar. The billboard is {need} dm high. How wide must {who} build it?',
    given: {
      p: ['Width of the poster', 'dm', 'measure'],
      q: ['Height of the poster', 'dm', 'measure'],
      need: ['Height of the billboard', 'dm', 'story'],
    },
    unknown: { n: ['Width of the billboard', 'dm'] },
    metrics: {
      need: ['Height of the billboard', 'dm'],
      supply: ['Height that your width fits', 'dm'],
      shortShare: ['Poster cut off', '%'],
      spareShare: ['Board left bare', '%'],
    },
    look: 'Measure the poster at the bus stop, its width and its height.',
    relation: 'Width : height of the poster = width : height of the billboard.',
    unitLine: 'a billboard {n} dm wide',
  },
  shadow: {
    title: 'Shadow of the Clock Tower',
    scenario: 'library-corner',
    building: 'library',
    isSurvey: true,
    story:
      'A clock tower of {need} m is planned. The sun gives a pole and the tower the same angles, so their triangles are similar. {who} asks how long its shadow will be.',
    given: {
      p: ['Shadow of the pole', 'm', 'measure'],
      q: ['Height of the pole', 'm', 'measure'],
      need: ['Height of the tower', 'm', 'story'],
    },
    unknown: { n: ['Shadow of the tower', 'm'] },
    metrics: {
      need: ['Height of the tower', 'm'],
      supply: ['Height that your shadow fits', 'm'],
      shortShare: ['Shadow left out', '%'],
      spareShare: ['Ground kept free for nothing', '%'],
    },
    look: 'Measure the pole on the plaza and the shadow it throws now.',
    relation: 'Shadow : height of the pole = shadow : height of the tower.',
    unitLine: '{n} m of shadow',
  },
  lots: {
    title: 'Cross Streets and Avenues',
    scenario: 'homes-row',
    building: 'cottage',
    isSurvey: true,
    story:
      'On the map, parallel streets cut two avenues, so they part both in the same ratio. {who} measured one pair of lots. The next lot on Oak Avenue has {need} mm. How long is it on First Avenue?',
    given: {
      p: ['Lot on First Avenue', 'mm', 'measure'],
      q: ['Lot on Oak Avenue', 'mm', 'measure'],
      need: ['Next lot on Oak Avenue', 'mm', 'story'],
    },
    unknown: { n: ['Next lot on First Avenue', 'mm'] },
    metrics: {
      need: ['Next lot on Oak Avenue', 'mm'],
      supply: ['Lot that yours fits', 'mm'],
      shortShare: ['Lot too short', '%'],
      spareShare: ['Lot past the street', '%'],
    },
    look: 'Measure on the map the two lots between the first two streets.',
    relation: 'First lot : its neighbor on Oak Avenue = next lot : its neighbor on Oak Avenue.',
    unitLine: 'a lot of {n} mm on the map',
  },
  river: {
    title: 'Width of the River',
    scenario: 'harbor',
    building: 'bridge',
    story:
      'Nobody can measure across the river. {who} set poles on this bank: a small triangle and a large one are similar. The large one is {need} m long on the bank. How wide is the river?',
    given: {
      p: ['Small triangle, toward the river', 'm', 'measure'],
      q: ['Small triangle, along the bank', 'm', 'measure'],
      need: ['Large triangle, along the bank', 'm', 'story'],
    },
    unknown: { n: ['Width of the river', 'm'] },
    metrics: {
      need: ['Large triangle, along the bank', 'm'],
      supply: ['Length that your width fits', 'm'],
      shortShare: ['Bridge too short', '%'],
      spareShare: ['Bridge too long', '%'],
    },
    look: 'Measure the small triangle between the poles.',
    relation: 'Toward the river : along the bank is the same in both triangles.',
    unitLine: 'a bridge of {n} m',
  },
  parts: {
    title: 'Imported Playground Parts',
    scenario: 'sports-ground',
    building: 'playground',
    story:
      'The rail of the playground is {need} dm long. Its maker abroad counts in a unit of its own, the link. {who} measured a sample. How many links must the order say?',
    given: {
      p: ['Sample, in links', 'links', 'table'],
      q: ['The same sample, in decimeters', 'dm', 'measure'],
      need: ['Rail of the playground', 'dm', 'story'],
    },
    unknown: { n: ['Rail to order', 'links'] },
    metrics: {
      need: ['Rail needed', 'dm'],
      supply: ['Rail you order', 'dm'],
      shortShare: ['Rail missing', '%'],
      spareShare: ['Rail cut off', '%'],
    },
    look: 'Read the label of the sample, then measure it with the tape.',
    relation: 'Links : decimeters of the sample = links to order : decimeters of rail.',
    unitLine: '{n} links of rail',
  },
  nurses: {
    title: 'Attract New Nurses',
    scenario: 'depot',
    building: 'clinic',
    story:
      'Pay and prices differ from city to city, so {who} counts pay in baskets of goods. The nurses of one ward here work {need} hours a day. Their pay should buy as much for an hour as in Lakeside. How many baskets?',
    given: {
      p: ['Baskets the pay buys in Lakeside', 'baskets', 'table'],
      q: ['Hours of work for them', 'h', 'table'],
      need: ['Hours this ward works in a day', 'h', 'story'],
    },
    unknown: { n: ['Baskets a day’s pay must buy', 'baskets'] },
    metrics: {
      need: ['Hours of work', 'h'],
      supply: ['Hours that your pay is fair for', 'h'],
      shortShare: ['Hours without fair pay', '%'],
      spareShare: ['More hours that your pay is fair for', '%'],
    },
    look: 'Open the pay table at the clinic. It has two numbers for Lakeside.',
    relation: 'Baskets : hours in Lakeside = baskets : hours here.',
    unitLine: 'pay of {n} baskets a day',
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
    feel: 'green',
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
      spareShare: ['More salt your trips could move', '%'],
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
      'The ferry sails without a break until service ends. {who} writes the plan for the weekend. How many crossings fit?',
    given: {
      need: ['Hours of service at the weekend', 'h', 'table'],
      each: ['Hours of one crossing', 'h', 'meter'],
    },
    unknown: { n: ['Crossings to plan', 'crossings'] },
    isUnused: true,
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
      spareShare: ['More street you have hours for', '%'],
    },
    look: 'Measure the street and read the sweeper’s meter.',
    relation: '',
    unitLine: '{n} h of sweeping',
  },
};
