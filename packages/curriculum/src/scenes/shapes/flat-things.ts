import type { Random } from '../../random.ts';

/**
 * Flat things with an area. Whole sentences are in `flatThingText` under the key: the shape of one, the question, the
 * same for several equal ones.
 */
export const flatThingText = {
  'bed-shape': 'A garden bed has the shape of a {shape}.',
  'bed-ask': 'What is the area of the bed?',
  'bed-many': 'A park has {n, number} equal garden beds. Each is a {shape}.',
  'bed-total': 'What is the total area of the beds?',
  'space-shape': 'A patio has the shape of a {shape}.',
  'space-ask': 'What is the area of the patio?',
  'space-many': 'A school has {n, number} equal patios. Each is a {shape}.',
  'space-total': 'What is the total area of the patios?',
  'tile-shape': 'A floor tile has the shape of a {shape}.',
  'tile-ask': 'What is the area of the tile?',
  'tile-many': 'A pattern has {n, number} equal tiles. Each is a {shape}.',
  'tile-total': 'What is the total area of the tiles?',
  'sign-shape': 'A shop sign has the shape of a {shape}.',
  'sign-ask': 'What is the area of the sign?',
  'sign-many': 'A shop paints {n, number} identical road signs. Each is a {shape}.',
  'sign-total': 'What is the total area of the signs?',
  'cloth-shape': 'A shade sail has the shape of a {shape}.',
  'cloth-ask': 'What is the area of the cloth?',
  'cloth-many': 'A town square gets {n, number} identical shade sails. Each is a {shape}.',
  'cloth-total': 'What is the total area of the cloth?',
  'lawn-shape': 'A lawn has the shape of a {shape}.',
  'lawn-ask': 'What is the area of the lawn?',
  'lawn-many': 'A school has {n, number} equal lawns. Each is a {shape}.',
  'lawn-total': 'What is the total area of the lawns?',
} as const;

export type FlatThing = 'bed' | 'space' | 'tile' | 'sign' | 'cloth' | 'lawn';

/** A unit of length with its sign, and the unit of area that belongs to it. */
export type LengthUnit = {
  readonly unit: string;
  readonly one: string;
  readonly sign: string;
  readonly square: string;
  readonly squareOne: string;
};

const unitOf = (unit: string, one: string, sign: string): LengthUnit => ({
  unit,
  one,
  sign,
  square: `square ${unit}`,
  squareOne: `square ${one}`,
});

/** The unit for what a person walks through, such as a door. */
export const inFeet = unitOf('feet', 'foot', 'ft');

const large = [unitOf('meters', 'meter', 'm'), inFeet, unitOf('yards', 'yard', 'yd')] as const;
const small = [unitOf('inches', 'inch', 'in')] as const;

/** The unit of length for boxes on a desk. */
export const inchUnit: LengthUnit = small[0];

const unitsOf: Readonly<Record<FlatThing, readonly LengthUnit[]>> = {
  bed: large,
  space: large,
  tile: small,
  sign: small,
  cloth: large,
  lawn: large,
};

/** A thing with a unit that suits its size. */
export function drawFlatThing(random: Random): { readonly thing: FlatThing; readonly unit: LengthUnit } {
  const thing = random.pick(['bed', 'space', 'tile', 'sign', 'cloth', 'lawn'] as const);
  return { thing, unit: random.pick(unitsOf[thing]) };
}

/** A unit of length for things as large as a sail. */
export function drawLengthUnit(random: Random): LengthUnit {
  return random.pick(large);
}

/** The unit of length for boxes that somebody fills. */
export const boxUnit: LengthUnit = large[1];

/** A unit of length for things that are held in a hand. */
export function drawSmallUnit(random: Random): LengthUnit {
  return random.pick([...small, unitOf('centimeters', 'centimeter', 'cm')]);
}
