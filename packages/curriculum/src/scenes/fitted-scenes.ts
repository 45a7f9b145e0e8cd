import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/** Slopes and intercepts that are true to a scene, with the inputs that data have. */
const model = <
  const M extends readonly number[],
  const B extends readonly [number, number],
  const X extends readonly [number, number],
>(
  slopes: M,
  starts: B,
  inputs: X,
) => ({ slopes, starts, inputs, plausible: { x: { least: 0, most: inputs[1] } } });

/**
 * Lines of fit for two things measured together. Sentences: the line told as a rule; the slope, the start, the slope
 * taken for a total and for a cause in words; what the line predicts; what was measured; and the way back.
 */
export const fittedScenes = defineScenes({
  throws: {
    ...model([1.5, 2, 2.5, 3], [4, 12], [1, 9]),
    inputUnit: 'hours',
    inputOne: 'hour',
    unit: 'free throws',
    one: 'free throw',
    text: {
      rule: 'For a basketball team, $y$ counts the free throws made and $x$ the weekly hours of practice.',
      slope: 'Each extra hour of practice goes with about {n} more free throws.',
      start: 'With no practice at all, about {n} free throws are predicted.',
      total: 'Each player makes about {n} free throws in all.',
      cause: 'Each extra hour makes every player score exactly {n} more free throws.',
      ask: 'How many free throws does the line predict for {x} hours of practice?',
      seen: 'A player with {x} hours of practice makes {seen} free throws.',
      back: 'For how many hours of practice does it predict {y} free throws?',
    },
  },
  cocoa: {
    ...model([-2.5, -2, -1.5], [140, 180], [10, 50]),
    inputUnit: 'degrees',
    inputOne: 'degree',
    unit: 'cups',
    one: 'cup',
    text: {
      rule: 'For a snack stand, $y$ counts the cups of cocoa sold, and $x$ the degrees Fahrenheit.',
      slope: 'Each extra degree goes with about {n} fewer cups of cocoa.',
      start: 'At zero degrees, about {n} cups of cocoa are predicted.',
      total: 'The stand sells about {n} cups of cocoa in all.',
      cause: 'Each extra degree makes the stand sell exactly {n} fewer cups.',
      ask: 'How many cups does the line predict at {x} degrees?',
      seen: 'On a day at {x} degrees, {seen} cups are sold.',
      back: 'At how many degrees does it predict {y} cups?',
    },
  },
  plant: {
    ...model([2, 2.5, 3, 3.5, 4], [5, 15], [2, 12]),
    inputUnit: 'weeks',
    inputOne: 'week',
    unit: 'centimeters',
    one: 'centimeter',
    text: {
      rule: 'For bean plants, $y$ is the height in centimeters and $x$ the weeks in the garden.',
      slope: 'Each extra week goes with about {n} more centimeters.',
      start: 'On the first day in the garden, a height of about {n} centimeters is predicted.',
      total: 'A plant grows about {n} centimeters in all.',
      cause: 'Each extra week makes every plant grow exactly {n} centimeters.',
      ask: 'What height in centimeters does the line predict for {x} weeks?',
      seen: 'After {x} weeks in the garden, a plant is {seen} centimeters tall.',
      back: 'After how many weeks does it predict {y} centimeters?',
    },
  },
  bikes: {
    ...model([-35, -30, -25, -20], [360, 480], [1, 9]),
    inputUnit: 'years',
    inputOne: 'year',
    unit: 'dollars',
    one: 'dollar',
    text: {
      rule: 'For used bikes, $y$ is the price in dollars and $x$ the age in years.',
      slope: 'Each extra year goes with a price that is about {n} dollars lower.',
      start: 'For a new bike, a price of about {n} dollars is predicted.',
      total: 'A used bike costs about {n} dollars in all.',
      cause: 'Each extra year makes every owner ask for exactly {n} dollars less.',
      ask: 'What price in dollars does the line predict for {x} years?',
      seen: 'A bike that is {x} years old costs {seen} dollars.',
      back: 'For what age in years does it predict {y} dollars?',
    },
  },
  songs: {
    ...model([3.5, 4, 4.5, 5], [6, 20], [6, 24]),
    inputUnit: 'songs',
    inputOne: 'song',
    unit: 'minutes',
    one: 'minute',
    text: {
      rule: 'For concerts, $y$ is the length in minutes and $x$ the number of songs.',
      slope: 'Each extra song goes with about {n} more minutes.',
      start: 'With no songs at all, about {n} minutes of talk are predicted.',
      total: 'A concert lasts about {n} minutes in all.',
      cause: 'Each extra song makes every band play exactly {n} more minutes.',
      ask: 'How many minutes does the line predict for {x} songs?',
      seen: 'A concert with {x} songs lasts {seen} minutes.',
      back: 'For how many songs does it predict {y} minutes?',
    },
  },
  hikes: {
    ...model([20, 25, 30], [10, 30], [2, 10]),
    inputUnit: 'miles',
    inputOne: 'mile',
    unit: 'minutes',
    one: 'minute',
    text: {
      rule: 'For family hikes, $y$ is the time in minutes and $x$ the length in miles.',
      slope: 'Each extra mile goes with about {n} more minutes.',
      start: 'Before the first mile, about {n} minutes to get ready are predicted.',
      total: 'A hike takes about {n} minutes in all.',
      cause: 'Each extra mile makes every family walk exactly {n} more minutes.',
      ask: 'How many minutes does the line predict for {x} miles?',
      seen: 'A hike of {x} miles takes {seen} minutes.',
      back: 'For how many miles does it predict {y} minutes?',
    },
  },
  phones: {
    ...model([-0.4, -0.3, -0.2], [18, 24], [5, 35]),
    inputUnit: 'months',
    inputOne: 'month',
    unit: 'hours',
    one: 'hour',
    text: {
      rule: 'For phones, $y$ is how many hours the battery lasts and $x$ the age in months.',
      slope: 'Each extra month goes with about {n} fewer hours.',
      start: 'For a new phone, about {n} hours are predicted.',
      total: 'A battery lasts about {n} hours in all.',
      cause: 'Each extra month takes exactly {n} hours from every phone.',
      ask: 'How many hours does the line predict for {x} months?',
      seen: 'The battery of a phone that is {x} months old lasts {seen} hours.',
      back: 'For what age in months does it predict {y} hours?',
    },
  },
  comics: {
    ...model([0.4, 0.5, 0.6, 0.8], [2, 8], [10, 60]),
    inputUnit: 'pages',
    inputOne: 'page',
    unit: 'minutes',
    one: 'minute',
    text: {
      rule: 'For comic books, $y$ is the reading time in minutes and $x$ the number of pages.',
      slope: 'Each extra page goes with about {n} more minutes.',
      start: 'With no pages at all, about {n} minutes for the cover are predicted.',
      total: 'A comic takes about {n} minutes in all.',
      cause: 'Each extra page makes every reader take exactly {n} minutes longer.',
      ask: 'How many minutes does the line predict for {x} pages?',
      seen: 'A comic with {x} pages is read in {seen} minutes.',
      back: 'For how many pages does it predict {y} minutes?',
    },
  },
});

export type FittedScene = SceneOf<typeof fittedScenes>;
