import type { UnitWords } from './fraction-amounts.ts';

/**
 * Amounts that are cut or filled into portions of equal size. Whole sentences are in `fitSceneText` under the key:
 * the amount, what is taken away first, the portions of the whole and of the rest, and the question.
 */
export const fitSceneText = {
  'rope-told': 'A rope is {amount} long.',
  'rope-used': 'A camp keeps {used} of it for a swing.',
  'rope-each': 'It is cut into pieces of {size} each.',
  'rope-rest': 'The rest is cut into pieces of {size} each.',
  'rope-ask': 'How many pieces are there?',
  'juice-told': 'A team has {amount} of juice.',
  'juice-used': 'The team drinks {used} at once.',
  'juice-each': 'All of it goes into bottles of {size} each.',
  'juice-rest': 'The rest goes into bottles of {size} each.',
  'juice-ask': 'How many bottles can it fill?',
  'beans-told': 'A store has {amount} of beans.',
  'beans-used': 'It sells {used} in one sale.',
  'beans-each': 'All of them go into bags of {size} each.',
  'beans-rest': 'The rest goes into bags of {size} each.',
  'beans-ask': 'How many bags can it fill?',
  'trail-told': 'A trail is {amount} long.',
  'trail-used': 'The first {used} have no signs.',
  'trail-each': 'It is split into parts of {size} each.',
  'trail-rest': 'The rest is split into parts of {size} each.',
  'trail-ask': 'How many parts are there?',
  'ribbon-told': 'A roll holds {amount} of ribbon.',
  'ribbon-used': 'A banner takes {used} of it.',
  'ribbon-each': 'Each bow takes {size}.',
  'ribbon-rest': 'With the rest, each bow takes {size}.',
  'ribbon-ask': 'How many bows can be made?',
  'clay-told': 'An art class has {amount} of clay.',
  'clay-used': 'A large vase takes {used}.',
  'clay-each': 'Each bowl takes {size}.',
  'clay-rest': 'From the rest, each bowl takes {size}.',
  'clay-ask': 'How many bowls can the class make?',
  'field-told': 'A strip of land is {amount} long.',
  'field-used': 'The first {used} are for a path.',
  'field-each': 'It is marked out in plots of {size} each.',
  'field-rest': 'The rest is marked out in plots of {size} each.',
  'field-ask': 'How many plots are there?',
  'studio-told': 'A music studio is open for {amount} each week.',
  'studio-used': 'A band books {used} of that.',
  'studio-each': 'Each lesson lasts {size}.',
  'studio-rest': 'In the time left, each lesson lasts {size}.',
  'studio-ask': 'How many lessons fit?',
  'soup-told': 'A kitchen cooks {amount} of soup.',
  'soup-used': 'It freezes {used} of it.',
  'soup-each': 'A jar holds {size}.',
  'soup-rest': 'The rest goes into jars of {size} each.',
  'soup-ask': 'How many jars can be filled?',
  'wood-told': 'A shelf maker has {amount} of board.',
  'wood-used': 'A bench takes {used} of it.',
  'wood-each': 'Each shelf takes {size}.',
  'wood-rest': 'From the rest, each shelf takes {size}.',
  'wood-ask': 'How many shelves can be cut?',
  'soil-told': 'A garden club has {amount} of soil.',
  'soil-used': 'A large bed takes {used}.',
  'soil-each': 'Each pot takes {size}.',
  'soil-rest': 'With the rest, each pot takes {size}.',
  'soil-ask': 'How many pots can the club fill?',
  'race-told': 'A relay race is {amount} long.',
  'race-used': 'The last {used} are run by all.',
  'race-each': 'Each runner runs {size}.',
  'race-rest': 'On the rest, each runner runs {size}.',
  'race-ask': 'How many runners are needed?',
  'rice-told': 'A cook has {amount} of rice.',
  'rice-used': 'A feast takes {used} of it.',
  'rice-each': 'Each small dish takes {size}.',
  'rice-rest': 'With the rest, each small dish takes {size}.',
  'rice-ask': 'How many small dishes can be made?',
  'fence-told': 'A fence will be {amount} long.',
  'fence-used': 'A gate takes up {used} of it.',
  'fence-each': 'Each panel is {size} wide.',
  'fence-rest': 'The rest is panels, each {size} wide.',
  'fence-ask': 'How many panels are needed?',
  'paint-told': 'A crew has {amount} of paint.',
  'paint-used': 'A hall takes {used} of it.',
  'paint-each': 'Each room takes {size}.',
  'paint-rest': 'With the rest, each room takes {size}.',
  'paint-ask': 'How many rooms can the crew paint?',
  'radio-told': 'A school radio is on for {amount} each week.',
  'radio-used': 'Music fills {used} of that.',
  'radio-each': 'Each show lasts {size}.',
  'radio-rest': 'In the time left, each show lasts {size}.',
  'radio-ask': 'How many shows fit in a week?',
} as const;

type FitSceneKey = keyof typeof fitSceneText extends infer Key
  ? Key extends `${infer Name}-told`
    ? Name
    : never
  : never;

/** `whole` names the amount and `unit` its measure. */
export type FitScene = { readonly key: FitSceneKey; readonly whole: string; readonly unit: UnitWords };

const meters: UnitWords = { one: 'meter', many: 'meters' };
const feet: UnitWords = { one: 'foot', many: 'feet' };
const liters: UnitWords = { one: 'liter', many: 'liters' };
const kilograms: UnitWords = { one: 'kilogram', many: 'kilograms' };
const pounds: UnitWords = { one: 'pound', many: 'pounds' };
const hours: UnitWords = { one: 'hour', many: 'hours' };

export const fitScenes: readonly FitScene[] = [
  { key: 'rope', whole: 'Rope', unit: meters },
  { key: 'juice', whole: 'Juice', unit: liters },
  { key: 'beans', whole: 'Beans', unit: pounds },
  { key: 'trail', whole: 'Trail', unit: { one: 'mile', many: 'miles' } },
  { key: 'ribbon', whole: 'Ribbon', unit: feet },
  { key: 'clay', whole: 'Clay', unit: pounds },
  { key: 'field', whole: 'Land', unit: meters },
  { key: 'studio', whole: 'Time', unit: hours },
  { key: 'soup', whole: 'Soup', unit: liters },
  { key: 'wood', whole: 'Board', unit: feet },
  { key: 'soil', whole: 'Soil', unit: kilograms },
  { key: 'race', whole: 'Race', unit: { one: 'kilometer', many: 'kilometers' } },
  { key: 'rice', whole: 'Rice', unit: kilograms },
  { key: 'fence', whole: 'Fence', unit: meters },
  { key: 'paint', whole: 'Paint', unit: { one: 'gallon', many: 'gallons' } },
  { key: 'radio', whole: 'Time', unit: hours },
];
