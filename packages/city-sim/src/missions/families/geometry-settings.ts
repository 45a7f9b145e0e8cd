import type { Setting } from '../template.ts';

export const geometryAreaSettings: Record<string, Setting> = {
  plaza: {
    title: 'Plaza Paving Plan',
    scenario: 'library-corner',
    building: 'park',
    per: 12,
    story:
      'The plaza by the library has the shape of an L. {who} orders paving stones, and each stone covers 1 m². How many stones does the plaza need?',
    given: {
      a: ['Wide part, length', 'm', 'measure'],
      b: ['Wide part, depth', 'm', 'measure'],
      c: ['Narrow part, length', 'm', 'measure'],
      d: ['Narrow part, depth', 'm', 'measure'],
    },
    unknown: { n: ['Paving stones', 'stones'] },
    metrics: {
      need: ['Ground to pave', 'm²'],
      supply: ['Ground your stones cover', 'm²'],
      shortShare: ['Ground left bare', '%'],
      spareShare: ['Stones left over', '%'],
    },
    look: 'Measure the sides of both parts of the plaza.',
    relation: 'Stones = area of the wide part + area of the narrow part.',
    unitLine: '{n} stones',
  },
  kiosks: {
    title: 'Painting the Kiosks',
    scenario: 'station-square',
    building: 'kiosk',
    story:
      'Folded flat, the front and the awning of a kiosk make a net of two rectangles. Only they get paint. {who} buys paint by the square foot. How many square feet for one kiosk?',
    given: {
      a: ['Front, width', 'ft', 'measure'],
      b: ['Front, height', 'ft', 'measure'],
      c: ['Awning, width', 'ft', 'measure'],
      d: ['Awning, depth', 'ft', 'measure'],
    },
    unknown: { n: ['Area to paint', 'ft²'] },
    metrics: {
      need: ['Area of the net', 'ft²'],
      supply: ['Area your paint covers', 'ft²'],
      shortShare: ['Kiosk left bare', '%'],
      spareShare: ['Paint left over', '%'],
    },
    look: 'Measure the front and the awning of the kiosk.',
    relation: 'Paint = area of the front + area of the awning.',
    unitLine: 'paint for {n} ft²',
  },
  floor: {
    title: 'Shelter Renovation',
    scenario: 'night-street',
    building: 'clinic',
    story:
      'The hall of the night shelter has the shape of an L and needs a new floor. One pack of boards covers 1 m². {who} wants no pack too many. How many packs?',
    given: {
      a: ['Sleeping room, length', 'm', 'measure'],
      b: ['Sleeping room, width', 'm', 'measure'],
      c: ['Kitchen corner, length', 'm', 'measure'],
      d: ['Kitchen corner, width', 'm', 'measure'],
    },
    unknown: { n: ['Packs of boards', 'packs'] },
    metrics: {
      need: ['Floor to cover', 'm²'],
      supply: ['Floor your packs cover', 'm²'],
      shortShare: ['Floor left bare', '%'],
      spareShare: ['More floor you have packs for', '%'],
    },
    look: 'Measure the sleeping room and the kitchen corner.',
    relation: 'Packs = area of the sleeping room + area of the kitchen corner.',
    unitLine: '{n} packs of boards',
  },
};

export const geometryTankSettings: Record<string, Setting> = {
  tank: {
    title: 'Water Reserve Tanks',
    scenario: 'pump-house',
    building: 'tank',
    story:
      'In a dry summer the district needs {volume} m³ of water in reserve. The round base of the tank is already poured. {who} asks: how high must it be?',
    given: {
      across: ['Base, measured across', 'm', 'measure'],
      volume: ['Water to keep in reserve', 'm³', 'story'],
    },
    unknown: { h: ['Height of the tank', 'm'] },
    feel: 'water',
    metrics: {
      need: ['Water needed', 'm³'],
      supply: ['Water your tank holds', 'm³'],
      shortShare: ['Water missing', '%'],
      spareShare: ['Tank that stays empty', '%'],
    },
    look: 'Measure the round base with the tape.',
    relation: 'm³ ÷ m² = m',
    unitLine: 'tank {h} m high',
  },
  pour: {
    title: 'Skate Bowl Pour',
    scenario: 'sports-ground',
    building: 'tank',
    story:
      'The concrete of a skate bowl must stay wet while it hardens. That takes {volume} m³ of water on the site. The round base of a tank is ready. How high must {who} build it?',
    given: {
      across: ['Base, measured across', 'm', 'measure'],
      volume: ['Water for the concrete', 'm³', 'story'],
    },
    unknown: { h: ['Height of the tank', 'm'] },
    feel: 'water',
    metrics: {
      need: ['Water for the concrete', 'm³'],
      supply: ['Water your tank holds', 'm³'],
      shortShare: ['Water missing', '%'],
      spareShare: ['Tank that stays empty', '%'],
    },
    look: 'Measure the round base at the sports ground.',
    relation: 'm³ ÷ m² = m',
    unitLine: 'tank {h} m high',
  },
};

export const geometryPathSettings: Record<string, Setting> = {
  drone: {
    title: 'Drone Delivery Routes',
    scenario: 'depot',
    building: 'clinic',
    story:
      'A drone brings medicine from the depot straight to the clinic, over the roofs. {who} charges it for exactly this way. How long is it?',
    given: {
      a: ['Way along First Street', 'm', 'measure'],
      b: ['Way along Second Street', 'm', 'measure'],
    },
    unknown: { c: ['Straight way', 'm'] },
    metrics: {
      need: ['Way to the clinic', 'm'],
      supply: ['Way your charge lasts', 'm'],
      shortShare: ['Way left when it lands too early', '%'],
      spareShare: ['More way you have charge for', '%'],
    },
    look: 'Measure both streets. They meet at a square corner.',
    relation: '',
    unitLine: 'flight of {c} m',
  },
  crosswalk: {
    title: 'Diagonal Crosswalks',
    scenario: 'station-square',
    building: 'bike-lane',
    story:
      'A crosswalk will run straight from one corner to the opposite corner of a crossing. {who} orders one strip of paint for it. How long must it be?',
    given: {
      a: ['First side of the crossing', 'ft', 'measure'],
      b: ['Second side of the crossing', 'ft', 'measure'],
    },
    unknown: { c: ['Diagonal', 'ft'] },
    metrics: {
      need: ['Way across', 'ft'],
      supply: ['Strip of paint', 'ft'],
      shortShare: ['Way left unpainted', '%'],
      spareShare: ['Paint left over', '%'],
    },
    look: 'Measure both sides of the crossing. They meet at a square corner.',
    relation: '',
    unitLine: 'strip of {c} ft',
  },
};
