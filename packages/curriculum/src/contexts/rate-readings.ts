/** Something that changes with time, read twice. */
export type RateReading = {
  readonly key: 'drone' | 'tank' | 'battery' | 'beaker' | 'cyclist';
  readonly time: string;
  readonly quantity: string;
  readonly unit: string;
};

export const rateReadings: readonly RateReading[] = [
  { key: 'drone', time: 'Seconds', quantity: 'Height (m)', unit: 'm/s' },
  { key: 'tank', time: 'Minutes', quantity: 'Water (L)', unit: 'L/min' },
  { key: 'battery', time: 'Hours', quantity: 'Charge (%)', unit: '% an hour' },
  { key: 'beaker', time: 'Minutes', quantity: 'Temperature (°C)', unit: '°C a minute' },
  { key: 'cyclist', time: 'Hours', quantity: 'Distance (km)', unit: 'km/h' },
];

/** `who` opens a problem; `two` states both readings. */
export const rateReadingText = {
  'drone-who': 'A drone films a race from above.',
  'drone-two': 'Its height is {y1} meters after {x1} seconds and {y2} meters after {x2} seconds.',
  'drone-ask': 'What is the average rate of change of its height, in meters per second?',
  'tank-who': 'Water runs through a tank.',
  'tank-two': 'It holds {y1} liters after {x1} minutes and {y2} liters after {x2} minutes.',
  'tank-ask': 'What is the average rate of change of the water, in liters per minute?',
  'battery-who': 'A phone battery is used and charged.',
  'battery-two': 'It is at {y1} percent after {x1} hours and at {y2} percent after {x2} hours.',
  'battery-ask': 'What is the average rate of change of the charge, in percent per hour?',
  'beaker-who': 'A science class heats and cools a beaker of water.',
  'beaker-two': 'The water is at {y1} °C after {x1} minutes and at {y2} °C after {x2} minutes.',
  'beaker-ask': 'What is the average rate of change of its temperature, in °C per minute?',
  'cyclist-who': 'A cyclist rides away from town and back.',
  'cyclist-two': 'The distance is {y1} kilometers after {x1} hours and {y2} kilometers after {x2} hours.',
  'cyclist-ask': 'What is the average rate of change of the distance, in kilometers per hour?',
} as const;
