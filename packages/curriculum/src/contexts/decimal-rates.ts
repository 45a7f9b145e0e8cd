/**
 * Steady amounts for each unit. Whole sentences are in `decimalRateText` under the key: the rate with a number of
 * units and the question for all of it; all of it with the number of units and the question for one.
 */
export const decimalRateText = {
  'pump-told': 'A pump moves {rate} liters of water each minute. It runs for {times} minutes.',
  'pump-all': 'How many liters does it move?',
  'pump-total': 'A pump moves {total} liters of water in {times} minutes.',
  'pump-one': 'How many liters does it move each minute?',
  'paint-told': 'One liter of paint covers {rate} square meters. {name} has {times} liters.',
  'paint-all': 'How many square meters can {name} paint?',
  'paint-total': 'A wall has {total} square meters. {name} needs {times} liters of paint for it.',
  'paint-one': 'How many square meters does one liter cover?',
  'rice-told': 'A cook needs {rate} kilograms of rice for each hour. The kitchen is open for {times} hours.',
  'rice-all': 'How many kilograms of rice does the cook need?',
  'rice-total': 'A kitchen uses {total} kilograms of rice in {times} hours.',
  'rice-one': 'How many kilograms is that for one hour?',
  'row-told': '{name} rows a boat {rate} miles each hour. The trip takes {times} hours.',
  'row-all': 'How many miles does {name} row?',
  'row-total': '{name} rows a boat {total} miles in {times} hours, always at the same pace.',
  'row-one': 'How many miles does {name} row each hour?',
  'print-told':
    'A printer uses {rate} meters of thread for each gear. A job takes {times} times as much as one gear.',
  'print-all': 'How many meters of thread does the job take?',
  'print-total': 'A job takes {total} meters of thread. That is {times} times as much as one gear takes.',
  'print-one': 'How many meters of thread does one gear take?',
  'plant-told': 'A bamboo plant grows {rate} centimeters each day. It grows for {times} days.',
  'plant-all': 'How many centimeters does it grow?',
  'plant-total': 'A bamboo plant grows {total} centimeters in {times} days, the same each day.',
  'plant-one': 'How many centimeters does it grow each day?',
  'wire-told': 'One meter of wire weighs {rate} grams. A coil has {times} meters.',
  'wire-all': 'How many grams does the coil weigh?',
  'wire-total': 'A coil has {times} meters of wire. It weighs {total} grams.',
  'wire-one': 'How many grams does one meter weigh?',
  'tram-told': 'A tram uses {rate} units of power for each mile. The line is {times} miles long.',
  'tram-all': 'How many units of power does it use?',
  'tram-total': 'A tram uses {total} units of power on a line of {times} miles.',
  'tram-one': 'How many units does it use for each mile?',
} as const;

type DecimalRateKey = keyof typeof decimalRateText extends infer Key
  ? Key extends `${infer Name}-told`
    ? Name
    : never
  : never;

/** `unit` is what is counted. */
export type DecimalRate = { readonly key: DecimalRateKey; readonly unit: string };

export const decimalRates: readonly DecimalRate[] = [
  { key: 'pump', unit: 'liters' },
  { key: 'paint', unit: 'square meters' },
  { key: 'rice', unit: 'kilograms' },
  { key: 'row', unit: 'miles' },
  { key: 'print', unit: 'meters' },
  { key: 'plant', unit: 'centimeters' },
  { key: 'wire', unit: 'grams' },
  { key: 'tram', unit: 'units' },
];
