import type { Setting } from '../template.ts';

export const geometryShadeSettings: Record<string, Setting> = {
  shades: {
    title: 'Sail Shades for the Square',
    scenario: 'station-square',
    building: 'shop-row',
    story:
      'In summer, sails shade the square. All of them are triangles of the same size, and there are {k}. {who} buys the fabric by the square meter. How much is needed?',
    given: {
      b: ['Base of a sail', 'm', 'measure'],
      h: ['Height of a sail', 'm', 'measure'],
      k: ['Sails', 'sails', 'story'],
    },
    unknown: { n: ['Fabric to buy', 'm²'] },
    metrics: {
      need: ['Fabric in the sails', 'm²'],
      supply: ['Fabric you buy', 'm²'],
      shortShare: ['Square left in the sun', '%'],
      spareShare: ['Fabric left over', '%'],
    },
    look: 'Measure the base of one sail, then its height. The height stands square on the base.',
    relation: 'Fabric = number of sails × half of base × height.',
    unitLine: '{n} m² of fabric',
  },
};

export const geometrySquareSettings: Record<string, Setting> = {
  squares: {
    title: 'Square Plaza Design',
    scenario: 'station-square',
    building: 'shop-row',
    story:
      'A plaza in the shape of a square gets a stone bench along one whole side. {who} knows only the area that will be paved. How long must the bench be, to a tenth of a meter?',
    given: { area: ['Area of the plaza', 'm²', 'meter'] },
    unknown: { s: ['Side of the plaza', 'm'] },
    metrics: {
      need: ['Side to fill', 'm'],
      supply: ['Bench you order', 'm'],
      shortShare: ['Side without a bench', '%'],
      spareShare: ['Bench beyond the side', '%'],
    },
    look: 'Read the area that the paving covers. All four sides of the plaza are equal.',
    relation: '',
    unitLine: 'bench of {s} m',
  },
};

export const geometryCubeSettings: Record<string, Setting> = {
  planters: {
    title: 'Concrete for Cube Planters',
    scenario: 'avenue',
    building: 'park',
    per: 2000,
    story:
      '{k} cubes of concrete will mark the avenue and carry plants on top. All edges of a cube have the same length. {who} orders the concrete. How many liters?',
    given: {
      e: ['Edge of a cube', 'dm', 'measure'],
      k: ['Cubes', 'cubes', 'story'],
    },
    unknown: { n: ['Concrete to order', 'L'] },
    feel: 'green',
    metrics: {
      need: ['Concrete in the cubes', 'L'],
      supply: ['Concrete you order', 'L'],
      shortShare: ['Concrete missing', '%'],
      spareShare: ['Concrete left over', '%'],
    },
    look: 'Measure one edge of the model cube. A cube of 1 dm holds 1 L.',
    relation: 'cubes × dm³ = L',
    unitLine: '{n} L of concrete',
  },
};

export const geometryBoxSettings: Record<string, Setting> = {
  containers: {
    title: 'Recycling Container Choice',
    scenario: 'depot',
    building: 'workshop',
    story:
      'A new container for glass stands at the recycling center. {who} plans when it will be full and must know its volume. How many cubic meters does it hold?',
    given: {
      length: ['Length of the container', 'm', 'measure'],
      width: ['Width of the container', 'm', 'measure'],
      height: ['Height of the container', 'm', 'measure'],
    },
    unknown: { v: ['Volume of the container', 'm³'] },
    isUnused: true,
    metrics: {
      need: ['Glass that fits', 'm³'],
      supply: ['Glass you plan with', 'm³'],
      shortShare: ['Container that stays empty', '%'],
      spareShare: ['Glass without room', '%'],
    },
    look: 'Measure the three edges of the container. They are fractions of a meter.',
    relation: 'm × m × m = m³',
    unitLine: 'a volume of {v} m³',
  },
};
