import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';
import type { UnitWords } from '../numbers/fraction-amounts.ts';

const meters: UnitWords = { one: 'meter', many: 'meters' };
const feet: UnitWords = { one: 'foot', many: 'feet' };
const liters: UnitWords = { one: 'liter', many: 'liters' };
const kilograms: UnitWords = { one: 'kilogram', many: 'kilograms' };
const pounds: UnitWords = { one: 'pound', many: 'pounds' };
const hours: UnitWords = { one: 'hour', many: 'hours' };

/**
 * Amounts that are cut or filled into portions of equal size. Sentences: the amount, what is taken away first, the
 * portions of the whole and of the rest, the question, and
 * where a part of a portion makes sense, what is left after the full ones and the question for it. `whole` names the amount and `unit` its measure.
 */
export const fitScenes = defineScenes({
  rope: {
    whole: 'Rope',
    unit: meters,
    text: {
      told: 'A rope is {amount} long.',
      used: 'A camp keeps {used} of it for a swing.',
      each: 'It is cut into pieces of {size} each.',
      rest: 'The rest is cut into pieces of {size} each.',
      ask: 'How many pieces are there?',
      left: 'After the full pieces are cut, a shorter one is left.',
      'left-ask': 'What fraction of a full piece is that?',
    },
  },
  juice: {
    whole: 'Juice',
    unit: liters,
    text: {
      told: 'A team has {amount} of juice.',
      used: 'The team drinks {used} at once.',
      each: 'All of it goes into bottles of {size} each.',
      rest: 'The rest goes into bottles of {size} each.',
      ask: 'How many bottles can it fill?',
    },
  },
  beans: {
    whole: 'Beans',
    unit: pounds,
    text: {
      told: 'A store has {amount} of beans.',
      used: 'It sells {used} in one sale.',
      each: 'All of them go into bags of {size} each.',
      rest: 'The rest goes into bags of {size} each.',
      ask: 'How many bags can it fill?',
    },
  },
  trail: {
    whole: 'Trail',
    unit: { one: 'mile', many: 'miles' },
    text: {
      told: 'A trail is {amount} long.',
      used: 'The first {used} have no signs.',
      each: 'It is split into parts of {size} each.',
      rest: 'The rest is split into parts of {size} each.',
      ask: 'How many parts are there?',
    },
  },
  ribbon: {
    whole: 'Ribbon',
    unit: feet,
    text: {
      told: 'A roll holds {amount} of ribbon.',
      used: 'A banner takes {used} of it.',
      each: 'Each bow takes {size}.',
      rest: 'The rest is used for bows that take {size} each.',
      ask: 'How many bows can be made?',
      left: 'After the full bows are made, some ribbon is left.',
      'left-ask': 'What fraction of a bow can be made from it?',
    },
  },
  clay: {
    whole: 'Clay',
    unit: pounds,
    text: {
      told: 'An art class has {amount} of clay.',
      used: 'A large vase takes {used}.',
      each: 'Each bowl takes {size}.',
      rest: 'From the rest, each bowl takes {size}.',
      ask: 'How many bowls can the class make?',
      left: 'After the full bowls are made, some clay is left.',
      'left-ask': 'What fraction of a bowl can be made from it?',
    },
  },
  field: {
    whole: 'Land',
    unit: meters,
    text: {
      told: 'A strip of land is {amount} long.',
      used: 'The first {used} are for a path.',
      each: 'Each plant takes {size} of it.',
      rest: 'On the rest, each plant takes {size}.',
      ask: 'How many plants fit in one row?',
    },
  },
  studio: {
    whole: 'Time',
    unit: hours,
    text: {
      told: 'A music studio is open for {amount} each week.',
      used: 'A band books {used} of that.',
      each: 'Each lesson lasts {size}.',
      rest: 'In the time left, each lesson lasts {size}.',
      ask: 'How many lessons fit?',
    },
  },
  soup: {
    whole: 'Soup',
    unit: liters,
    text: {
      told: 'A kitchen cooks {amount} of soup.',
      used: 'It freezes {used} of it.',
      each: 'A jar holds {size}.',
      rest: 'The rest goes into jars of {size} each.',
      ask: 'How many jars can be filled?',
      left: 'After the full jars, some soup is left for the last jar.',
      'left-ask': 'What fraction of that jar does it fill?',
    },
  },
  wood: {
    whole: 'Board',
    unit: feet,
    text: {
      told: 'A sign maker has {amount} of board.',
      used: 'A large sign takes {used} of it.',
      each: 'Each small sign takes {size}.',
      rest: 'From the rest, each small sign takes {size}.',
      ask: 'How many small signs can be cut?',
      left: 'After the full signs are cut, a shorter board is left.',
      'left-ask': 'What fraction of a full sign is that?',
    },
  },
  soil: {
    whole: 'Soil',
    unit: kilograms,
    text: {
      told: 'A garden club has {amount} of soil.',
      used: 'A large bed takes {used}.',
      each: 'Each pot takes {size}.',
      rest: 'The rest goes into pots that take {size} each.',
      ask: 'How many pots can the club fill?',
      left: 'After the full pots, some soil is left for the last pot.',
      'left-ask': 'What fraction of that pot does it fill?',
    },
  },
  race: {
    whole: 'Race',
    unit: { one: 'kilometer', many: 'kilometers' },
    text: {
      told: 'A relay race is {amount} long.',
      used: 'The last {used} are run by all.',
      each: 'Each runner runs {size}.',
      rest: 'Before that, each runner runs {size}.',
      ask: 'How many runners are needed?',
    },
  },
  rice: {
    whole: 'Rice',
    unit: kilograms,
    text: {
      told: 'A cook has {amount} of rice.',
      used: 'A feast takes {used} of it.',
      each: 'Each large pan takes {size}.',
      rest: 'The rest goes into large pans, {size} each.',
      ask: 'How many large pans can be filled?',
      left: 'After the full pans, some rice is left for the last pan.',
      'left-ask': 'What fraction of that pan does it fill?',
    },
  },
  fence: {
    whole: 'Fence',
    unit: meters,
    text: {
      told: 'A fence will be {amount} long.',
      used: 'A gate takes up {used} of it.',
      each: 'Each panel is {size} wide.',
      rest: 'The rest is made of panels, each {size} wide.',
      ask: 'How many panels are needed?',
    },
  },
  paint: {
    whole: 'Paint',
    unit: { one: 'gallon', many: 'gallons' },
    text: {
      told: 'A crew has {amount} of paint.',
      used: 'A hall takes {used} of it.',
      each: 'Each room takes {size}.',
      rest: 'The rest is used for rooms that take {size} each.',
      ask: 'How many rooms can the crew paint?',
      left: 'The crew paints as many whole rooms as it can, and some paint is left.',
      'left-ask': 'What fraction of one more room does it paint?',
    },
  },
  radio: {
    whole: 'Time',
    unit: hours,
    text: {
      told: 'A school radio is on for {amount} each week.',
      used: 'Music fills {used} of that.',
      each: 'Each show lasts {size}.',
      rest: 'In the time left, each show lasts {size}.',
      ask: 'How many shows fit in a week?',
    },
  },
});

export type FitScene = SceneOf<typeof fitScenes>;
