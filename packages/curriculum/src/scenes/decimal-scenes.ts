import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Measured amounts that are joined or used up. Sentences: two or three amounts that are joined, the question for
 * all of it; one or two amounts taken away, the question for the rest.
 */
export const decimalScenes = defineScenes({
  trail: {
    unit: 'miles',
    text: {
      two: 'A trail has two parts. They are {a} and {b} miles long.',
      three: 'A trail has three parts. They are {a}, {b} and {c} miles long.',
      all: 'How many miles long is the whole trail?',
      take: 'A trail is {a} miles long. {name} has walked {b} miles of it.',
      'take-two': 'A trail is {a} miles long. {name} walks {b} miles, rests, and walks {c} miles more.',
      left: 'How many miles of the trail are left?',
    },
  },
  rope: {
    unit: 'meters',
    text: {
      two: '{name} ties two ropes end to end. They are {a} and {b} meters long.',
      three: '{name} lays three ropes end to end. They are {a}, {b} and {c} meters long.',
      all: 'How many meters of rope is that?',
      take: 'A rope is {a} meters long. {name} cuts off {b} meters.',
      'take-two': 'A rope is {a} meters long. {name} cuts off {b} meters and then {c} meters.',
      left: 'How many meters of rope are left?',
    },
  },
  juice: {
    unit: 'liters',
    text: {
      two: 'A fair fills a tank with juice. It takes {a} liters of apple and {b} liters of grape juice.',
      three: 'A fair mixes three juices in a tank. They are {a}, {b} and {c} liters.',
      all: 'How many liters are in the tank?',
      take: 'A tank holds {a} liters of juice. {name} serves {b} liters.',
      'take-two': 'A tank holds {a} liters of juice. {name} serves {b} liters, then {c} liters more.',
      left: 'How many liters of juice are left?',
    },
  },
  flour: {
    unit: 'kilograms',
    text: {
      two: 'A baker uses {a} kilograms of white flour and {b} kilograms of brown flour.',
      three: 'A baker uses {a}, {b} and {c} kilograms of flour on three days.',
      all: 'How many kilograms of flour does the baker use?',
      take: 'A baker has {a} kilograms of flour and uses {b} kilograms for bread.',
      'take-two':
        'A baker has {a} kilograms of flour. Bread takes {b} kilograms, and rolls take {c} kilograms.',
      left: 'How many kilograms of flour are left?',
    },
  },
  cloth: {
    unit: 'meters',
    text: {
      two: 'A theater needs {a} meters of red cloth and {b} meters of blue cloth.',
      three: 'A theater needs cloth for three curtains. They take {a}, {b} and {c} meters.',
      all: 'How many meters of cloth does it need?',
      take: 'A theater has {a} meters of cloth. A curtain takes {b} meters.',
      'take-two': 'A theater has {a} meters of cloth. Two curtains take {b} meters and {c} meters.',
      left: 'How many meters of cloth are left?',
    },
  },
  sand: {
    unit: 'tons',
    text: {
      two: 'A barge loads {a} tons of sand and {b} tons of stones.',
      three: 'A barge makes three trips. It carries {a}, {b} and {c} tons of sand.',
      all: 'How many tons does it carry?',
      take: 'A heap has {a} tons of sand. A barge takes away {b} tons.',
      'take-two': 'A heap has {a} tons of sand. A barge takes away {b} tons and then {c} tons.',
      left: 'How many tons of sand are left?',
    },
  },
  ride: {
    unit: 'kilometers',
    text: {
      two: '{name} rides {a} kilometers to the lake and {b} kilometers around it.',
      three: '{name} rides a bike on three days. The rides are {a}, {b} and {c} kilometers long.',
      all: 'How many kilometers does {name} ride?',
      take: 'A bike route is {a} kilometers long. {name} has done {b} kilometers.',
      'take-two':
        'A bike route is {a} kilometers long. {name} does {b} kilometers, stops, and does {c} more.',
      left: 'How many kilometers are left?',
    },
  },
  wire: {
    unit: 'meters',
    text: {
      two: 'A robot team uses {a} meters of thin wire and {b} meters of thick wire.',
      three: 'A robot team cuts three wires. They are {a}, {b} and {c} meters long.',
      all: 'How many meters of wire does the team use?',
      take: 'A robot team has {a} meters of wire and uses {b} meters.',
      'take-two':
        'A robot team has {a} meters of wire. The arm takes {b} meters, and the lamp takes {c} meters.',
      left: 'How many meters of wire are left?',
    },
  },
});

export type DecimalScene = SceneOf<typeof decimalScenes>;
