import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/** `who` opens a problem; `two` states both readings. Something that changes with time, read twice. */
export const rateReadings = defineScenes({
  drone: {
    time: 'Seconds',
    quantity: 'Height (m)',
    unit: 'm/s',
    text: {
      who: 'A drone films a race from above.',
      two: 'Its height is {y1} meters after {x1} seconds and {y2} meters after {x2} seconds.',
      ask: 'What is the average rate of change of its height, in meters per second?',
    },
  },
  tank: {
    time: 'Minutes',
    quantity: 'Water (L)',
    unit: 'L/min',
    text: {
      who: 'Water runs through a tank.',
      two: 'It holds {y1} liters after {x1} minutes and {y2} liters after {x2} minutes.',
      ask: 'What is the average rate of change of the water, in liters per minute?',
    },
  },
  battery: {
    time: 'Hours',
    quantity: 'Charge (%)',
    unit: '% an hour',
    text: {
      who: 'A phone battery is used and charged.',
      two: 'It is at {y1} percent after {x1} hours and at {y2} percent after {x2} hours.',
      ask: 'What is the average rate of change of the charge, in percent per hour?',
    },
  },
  beaker: {
    time: 'Minutes',
    quantity: 'Temperature (°C)',
    unit: '°C a minute',
    text: {
      who: 'A science class heats and cools a beaker of water.',
      two: 'The water is at {y1} °C after {x1} minutes and at {y2} °C after {x2} minutes.',
      ask: 'What is the average rate of change of its temperature, in °C per minute?',
    },
  },
  cyclist: {
    time: 'Hours',
    quantity: 'Distance (km)',
    unit: 'km/h',
    text: {
      who: 'A cyclist rides away from town and back.',
      two: 'The distance is {y1} kilometers after {x1} hours and {y2} kilometers after {x2} hours.',
      ask: 'What is the average rate of change of the distance, in kilometers per hour?',
    },
  },
});

export type RateReading = SceneOf<typeof rateReadings>;
