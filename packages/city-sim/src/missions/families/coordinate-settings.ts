import type { Setting } from '../template.ts';

const missing = { shortShare: ['Too short', '%'], spareShare: ['Too long', '%'] } as const;

export const coordinateDistanceSettings: Record<string, Setting> = {
  floodwall: {
    title: 'Flood Wall Heights',
    scenario: 'harbor',
    building: 'fire-station',
    story:
      'The highest flood stands above the normal river level, and the street lies below it. {who} plans a wall from the street up to the flood line. How high?',
    given: {
      high: ['Highest flood', 'ft', 'table'],
      low: ['Street level', 'ft', 'measure'],
    },
    unknown: { n: ['Height of the wall', 'ft'] },
    metrics: {
      need: ['Wall needed', 'ft'],
      supply: ['Wall you build', 'ft'],
      shortShare: ['Wall missing', '%'],
      spareShare: ['Wall for nothing', '%'],
    },
    look: 'Both readings count from the normal river level. Look at their signs.',
    relation: 'Height of the wall = distance from the street up to the flood line.',
    unitLine: 'a wall of {n} ft',
  },
  subway: {
    title: 'Subway Depths',
    scenario: 'station-square',
    building: 'tram-stop',
    story:
      'The elevator starts on the bridge above the street and ends on the platform deep below. {who} orders one cable for the whole distance. How long must it be?',
    given: {
      high: ['Bridge', 'm', 'measure'],
      low: ['Platform', 'm', 'table'],
    },
    unknown: { n: ['Length of the cable', 'm'] },
    metrics: {
      need: ['Way of the elevator', 'm'],
      supply: ['Your cable', 'm'],
      ...missing,
    },
    look: 'The street is zero. Read the height of the bridge and the depth of the platform.',
    relation: 'Cable = distance from the platform up to the bridge.',
    unitLine: '{n} m of cable',
  },
  winter: {
    title: 'Winter Shelter Alert',
    scenario: 'night-street',
    building: 'clinic',
    story:
      'The shelter opens on the coldest night. {who} must warm it from the night’s temperature up to a safe one. By how many degrees?',
    given: {
      high: ['Safe temperature inside', '°C', 'table'],
      low: ['Temperature in the coldest night', '°C', 'meter'],
    },
    unknown: { n: ['Degrees to warm', '°C'] },
    metrics: {
      need: ['Warmth needed', '°C'],
      supply: ['Warmth you give', '°C'],
      shortShare: ['Warmth missing', '%'],
      spareShare: ['Heat wasted', '%'],
    },
    look: 'Read the thermometer outside. Is it above or below zero?',
    relation: 'Degrees to warm = distance from the night’s temperature to the safe one.',
    unitLine: 'heating by {n} °C',
  },
  budget: {
    title: 'Budget Gap Report',
    scenario: 'library-corner',
    building: 'library',
    story:
      'One department is below zero. The council wants it as far above zero as its neighbor. {who} gives it money from the reserve. How much is needed?',
    given: {
      high: ['Neighbor department', 'thousand $', 'table'],
      low: ['Department in debt', 'thousand $', 'table'],
    },
    unknown: { n: ['Money to give', 'thousand $'] },
    metrics: {
      need: ['Money needed', 'thousand $'],
      supply: ['Money given', 'thousand $'],
      shortShare: ['Gap still open', '%'],
      spareShare: ['Money too much', '%'],
    },
    look: 'Open the budget table. A minus sign means debt.',
    relation: 'Money to give = distance from the debt up to the neighbor’s balance.',
    unitLine: '{n} thousand $ from the reserve',
  },
  tram: {
    title: 'Tram Route Length',
    scenario: 'bus-street',
    building: 'tram-stop',
    story:
      'A tram line runs straight along one grid line. Its last stops lie on the left and on the right of Main Street. {who} orders rails for the whole distance. How many kilometers?',
    given: {
      high: ['x of the last stop on the right', 'km', 'table'],
      low: ['x of the last stop on the left', 'km', 'table'],
    },
    unknown: { n: ['Length of the rails', 'km'] },
    feel: 'travel',
    metrics: {
      need: ['Way between the stops', 'km'],
      supply: ['Rails you order', 'km'],
      ...missing,
    },
    look: 'Read the coordinates of both stops. Main Street is x = 0.',
    relation: 'Rails = distance to Main Street on the left + distance on the right.',
    unitLine: '{n} km of rail',
  },
  patrol: {
    title: 'Police District Map',
    scenario: 'homes-row',
    building: 'fire-station',
    story:
      'A patrol district is a polygon on the map. One side runs level from corner to corner, across Main Street. {who} plans the patrol along it. How long is that side?',
    given: {
      high: ['x of the right corner', 'km', 'table'],
      low: ['x of the left corner', 'km', 'table'],
    },
    unknown: { n: ['Length of the side', 'km'] },
    metrics: {
      need: ['Side of the district', 'km'],
      supply: ['Way of your patrol', 'km'],
      shortShare: ['Side without a patrol', '%'],
      spareShare: ['Way outside the district', '%'],
    },
    look: 'Read the coordinates of both corners. Main Street is x = 0.',
    relation: 'Side = distance to Main Street on the left + distance on the right.',
    unitLine: 'a patrol of {n} km',
  },
};

export const coordinateMirrorSettings: Record<string, Setting> = {
  fire: {
    title: 'City Map Grid',
    scenario: 'station-square',
    building: 'fire-station',
    story:
      'Main Street is the vertical axis of the city map. A twin of the old fire station will stand mirrored on the other side. {who} asks: at which point?',
    given: { home: ['Old fire station', '', 'measure'] },
    unknown: { P: ['Twin station (x, y)', ''] },
    metrics: {
      minutes: ['Minutes to the call', 'min'],
      target: ['Minutes allowed', 'min'],
      lateShare: ['Calls reached too late', '%'],
      detour: ['Blocks from the best place', 'blocks'],
    },
    look: 'Click the old station and read its point on the map grid.',
    relation: 'blocks to Main Street = blocks to Main Street',
    unitLine: 'twin station at {P}',
  },
};

export const coordinatePartSettings: Record<string, Setting> = {
  rest: {
    title: 'Rest Stops on the Trail',
    scenario: 'garden',
    building: 'playground',
    story:
      'The trail runs straight from the gate to the lake. {who} builds a rest stop: the distances before and after it have the ratio {a} : {b}. Where?',
    given: {
      start: ['Gate', '', 'measure'],
      end: ['Lake', '', 'measure'],
      a: ['Way before the stop, in parts', 'parts', 'story'],
      b: ['Way after the stop, in parts', 'parts', 'story'],
    },
    unknown: { P: ['Rest stop (x, y)', ''] },
    metrics: {
      before: ['Way before the stop', 'blocks'],
      after: ['Way after the stop', 'blocks'],
      offShare: ['Off the right place', '%'],
    },
    look: 'Click the gate and the lake. Read both points on the map grid.',
    relation: '',
    unitLine: 'rest stop at {P}',
  },
};
