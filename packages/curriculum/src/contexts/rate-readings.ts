/** Something that changes with time, read twice. */
export type RateReading = {
  readonly key: 'drone' | 'tank' | 'song' | 'oven' | 'cyclist';
  readonly time: string;
  readonly quantity: string;
  readonly unit: string;
};

export const rateReadings: readonly RateReading[] = [
  { key: 'drone', time: 'Seconds', quantity: 'Height (m)', unit: 'm/s' },
  { key: 'tank', time: 'Minutes', quantity: 'Water (L)', unit: 'L/min' },
  { key: 'song', time: 'Days', quantity: 'Plays (thousands)', unit: 'thousand a day' },
  { key: 'oven', time: 'Minutes', quantity: 'Heat (°C)', unit: '°C a minute' },
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
  'song-who': 'A band counts the plays of a new song.',
  'song-two': 'It has {y1} thousand plays after {x1} days and {y2} thousand after {x2} days.',
  'song-ask': 'What is the average rate of change of the plays, in thousands per day?',
  'oven-who': 'A pottery oven heats up and cools down.',
  'oven-two': 'It has {y1} °C after {x1} minutes and {y2} °C after {x2} minutes.',
  'oven-ask': 'What is the average rate of change of its heat, in °C per minute?',
  'cyclist-who': 'A cyclist rides away from town and back.',
  'cyclist-two': 'The distance is {y1} kilometers after {x1} hours and {y2} kilometers after {x2} hours.',
  'cyclist-ask': 'What is the average rate of change of the distance, in kilometers per hour?',
} as const;
