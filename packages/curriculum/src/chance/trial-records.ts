import { defineScenes } from '../kit/define-scenes.ts';

/**
 * Records of things that may go one way or another. Sentences: three results, two results on two days, and questions.
 * `kinds` are the three results, `head` and `many` what is counted.
 */
export const trialRecords = defineScenes({
  spinner: {
    head: 'Color',
    many: 'Spins',
    kinds: ['Red', 'Blue', 'Green'],
    text: {
      told: 'A class has made a spinner. The students spin it {n, number} times and note the color.',
      days: 'A homemade spinner shows red {a, number} times in {m, number} spins. Later, it shows red {b, number} times in {n, number} more spins.',
      one: 'Use the data. What is the experimental probability of {kind}?',
      not: 'Use the data. What is the experimental probability that the color is not {kind}?',
      all: 'Use all spins. What is the experimental probability of red?',
    },
  },
  cup: {
    head: 'Lands on',
    many: 'Tosses',
    kinds: ['Side', 'Top', 'Bottom'],
    text: {
      told: 'A class tosses a cup {n, number} times. The students note how it lands each time.',
      days: 'A paper cup lands on its side {a, number} times in {m, number} tosses. Later, it lands there {b, number} times in {n, number} more tosses.',
      one: 'Use the data. What is the experimental probability that the cup lands on its {kind}?',
      not: 'Use the data. What is the experimental probability that the cup does not land on its {kind}?',
      all: 'Use all tosses. What is the experimental probability that the cup lands on its side?',
    },
  },
  bus: {
    head: 'Arrival',
    many: 'Buses',
    kinds: ['Early', 'On time', 'Late'],
    text: {
      told: 'A class watches {n, number} buses come in. The students note whether each bus is early, on time or late.',
      days: 'In one week, {a, number} of {m, number} buses are early. In the next week, {b, number} of {n, number} are.',
      one: 'Use the data. What is the experimental probability that a bus is {kind}?',
      not: 'Use the data. What is the experimental probability that a bus is not {kind}?',
      all: 'Use both weeks. What is the experimental probability that a bus is early?',
    },
  },
  birds: {
    head: 'Bird',
    many: 'Visits',
    kinds: ['Finch', 'Robin', 'Sparrow'],
    text: {
      told: 'Birds come to a feeder. A class notes the kind of the first {n, number} birds.',
      days: 'At a bird feeder, {a, number} of {m, number} visits are by a finch. On the next day, {b, number} of {n, number} are.',
      one: 'Use the data. What is the experimental probability that the next bird is a {kind}?',
      not: 'Use the data. What is the experimental probability that the next bird is not a {kind}?',
      all: 'Use both days. What is the experimental probability that the next bird is a finch?',
    },
  },
  orders: {
    head: 'Drink',
    many: 'Orders',
    kinds: ['Milk', 'Juice', 'Water'],
    text: {
      told: 'A school lunch room sells {n, number} drinks. The cook notes the kind of each.',
      days: 'In a school lunch room, {a, number} of {m, number} drinks are milk. On the next day, {b, number} of {n, number} are.',
      one: 'Use the data. What is the experimental probability that the next drink is {kind}?',
      not: 'Use the data. What is the experimental probability that the next drink is not {kind}?',
      all: 'Use both days. What is the experimental probability that the next drink is milk?',
    },
  },
});
