/**
 * Measured amounts that are joined or used up. Whole sentences are in `decimalSceneText` under the key: two or three
 * amounts that are joined, the question for all of it; one or two amounts taken away, the question for the rest.
 */
export const decimalSceneText = {
  'trail-two': 'A trail has two parts. They are {a} and {b} miles long.',
  'trail-three': 'A trail has three parts. They are {a}, {b} and {c} miles long.',
  'trail-all': 'How many miles long is the whole trail?',
  'trail-take': 'A trail is {a} miles long. {name} has walked {b} miles of it.',
  'trail-take-two': 'A trail is {a} miles long. {name} walks {b} miles, rests, and walks {c} miles more.',
  'trail-left': 'How many miles of the trail are left?',
  'rope-two': '{name} ties two ropes end to end. They are {a} and {b} meters long.',
  'rope-three': '{name} lays three ropes end to end. They are {a}, {b} and {c} meters long.',
  'rope-all': 'How many meters of rope is that?',
  'rope-take': 'A rope is {a} meters long. {name} cuts off {b} meters.',
  'rope-take-two': 'A rope is {a} meters long. {name} cuts off {b} meters and then {c} meters.',
  'rope-left': 'How many meters of rope are left?',
  'juice-two': '{name} fills a bowl with juice. It takes {a} liters of apple and {b} liters of grape juice.',
  'juice-three': '{name} mixes three juices in a bowl. They are {a}, {b} and {c} liters.',
  'juice-all': 'How many liters are in the bowl?',
  'juice-take': 'A bowl holds {a} liters of juice. {name} serves {b} liters.',
  'juice-take-two': 'A bowl holds {a} liters of juice. {name} serves {b} liters, then {c} liters more.',
  'juice-left': 'How many liters of juice are left?',
  'flour-two': 'A baker uses {a} kilograms of white flour and {b} kilograms of brown flour.',
  'flour-three': 'A baker uses {a}, {b} and {c} kilograms of flour on three days.',
  'flour-all': 'How many kilograms of flour does the baker use?',
  'flour-take': 'A baker has {a} kilograms of flour and uses {b} kilograms for bread.',
  'flour-take-two':
    'A baker has {a} kilograms of flour. Bread takes {b} kilograms, and rolls take {c} kilograms.',
  'flour-left': 'How many kilograms of flour are left?',
  'cloth-two': 'A theater needs {a} yards of red cloth and {b} yards of blue cloth.',
  'cloth-three': 'A theater needs cloth for three costumes. They take {a}, {b} and {c} yards.',
  'cloth-all': 'How many yards of cloth does it need?',
  'cloth-take': 'A theater has {a} yards of cloth. A costume takes {b} yards.',
  'cloth-take-two': 'A theater has {a} yards of cloth. Two costumes take {b} yards and {c} yards.',
  'cloth-left': 'How many yards of cloth are left?',
  'sand-two': 'A truck loads {a} tons of sand and {b} tons of stones.',
  'sand-three': 'A truck makes three trips. It carries {a}, {b} and {c} tons of sand.',
  'sand-all': 'How many tons does it carry?',
  'sand-take': 'A heap has {a} tons of sand. A truck takes away {b} tons.',
  'sand-take-two': 'A heap has {a} tons of sand. A truck takes away {b} tons and then {c} tons.',
  'sand-left': 'How many tons of sand are left?',
  'ride-two': '{name} rides {a} kilometers to the lake and {b} kilometers around it.',
  'ride-three': '{name} rides a bike on three days. The rides are {a}, {b} and {c} kilometers long.',
  'ride-all': 'How many kilometers does {name} ride?',
  'ride-take': 'A bike route is {a} kilometers long. {name} has done {b} kilometers.',
  'ride-take-two':
    'A bike route is {a} kilometers long. {name} does {b} kilometers, stops, and does {c} more.',
  'ride-left': 'How many kilometers are left?',
  'wire-two': 'A robot team uses {a} feet of thin wire and {b} feet of thick wire.',
  'wire-three': 'A robot team cuts three wires. They are {a}, {b} and {c} feet long.',
  'wire-all': 'How many feet of wire does the team use?',
  'wire-take': 'A robot team has {a} feet of wire and uses {b} feet.',
  'wire-take-two': 'A robot team has {a} feet of wire. The arm takes {b} feet, and the lamp takes {c} feet.',
  'wire-left': 'How many feet of wire are left?',
} as const;

type DecimalSceneKey = keyof typeof decimalSceneText extends infer Key
  ? Key extends `${infer Name}-two`
    ? Name extends `${string}-take`
      ? never
      : Name
    : never
  : never;

export type DecimalScene = { readonly key: DecimalSceneKey; readonly unit: string };

export const decimalScenes: readonly DecimalScene[] = [
  { key: 'trail', unit: 'miles' },
  { key: 'rope', unit: 'meters' },
  { key: 'juice', unit: 'liters' },
  { key: 'flour', unit: 'kilograms' },
  { key: 'cloth', unit: 'yards' },
  { key: 'sand', unit: 'tons' },
  { key: 'ride', unit: 'kilometers' },
  { key: 'wire', unit: 'feet' },
];
