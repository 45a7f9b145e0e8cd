import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Short stories for two numbers x and y. Under the key: how many groups of y fit in x, y of x is taken, y is taken
 * away from x, where y is more, what x lacks of it, x is m of a whole, n groups of y are put together, and n groups share y. `x` and `y` are
 * amounts with their unit; `m` is the number of y, `n` that of x, and `units` the unit of both.
 */
export const divisionStories = defineScenes({
  juice: {
    unit: { one: 'liter', many: 'liters' },
    text: {
      fit: 'A jug holds {x} of juice. A cup holds {y}. How many cups does it fill?',
      times: 'A jug holds {x} of juice. A class drinks {m} of the jug. How much is that?',
      less: 'A jug holds {x} of juice. A class drinks {y} of it. How much is left?',
      short: 'A jug holds {x} of juice. A class needs {y}. How much more is needed?',
      group: '{x} of juice fills {m} of a jug. How much juice fills the whole jug?',
      many: 'A cup holds {y} of juice. {n} cups are filled. How many {units} of juice do they hold together?',
      share: 'A jug holds {y} of juice. {n} cups share it evenly. How much is in each cup?',
    },
  },
  rope: {
    unit: { one: 'meter', many: 'meters' },
    text: {
      fit: 'A rope is {x} long. Each knot takes {y}. How many knots can be made?',
      times: 'A rope is {x} long. A knot takes {m} of the rope. How long is that part?',
      less: 'A rope is {x} long. A knot takes {y} of it. How long is the rest?',
      short: 'A rope is {x} long. A swing needs {y} of rope. How much more is needed?',
      group: '{m} of a rope is {x} long. How long is the whole rope?',
      many: 'A knot takes {y} of rope. {n} knots are made. How many {units} of rope do they take?',
      share: 'A rope is {y} long. It is cut into {n} equal pieces. How long is each piece?',
    },
  },
  rice: {
    unit: { one: 'pound', many: 'pounds' },
    text: {
      fit: 'A bag holds {x} of rice. Each meal takes {y}. How many meals can be made?',
      times: 'A bag holds {x} of rice. A meal takes {m} of the bag. How much is that?',
      less: 'A bag holds {x} of rice. A meal takes {y} of it. How much is left?',
      short: 'A bag holds {x} of rice. A meal needs {y}. How much more is needed?',
      group: '{x} of rice fills {m} of a bag. How much rice fills the whole bag?',
      many: 'A meal takes {y} of rice. {n} meals are made. How many {units} of rice do they take?',
      share: 'A bag holds {y} of rice. It is split evenly over {n} meals. How much is in each?',
    },
  },
  music: {
    unit: { one: 'hour', many: 'hours' },
    text: {
      fit: 'A show lasts {x}. Each band plays for {y}. How many bands can play?',
      times: 'A show lasts {x}. One band plays for {m} of the show. How long is that?',
      less: 'A show lasts {x}. One band plays for {y}. How much time is left?',
      short: 'A show lasts {x}. The next one lasts {y}. How much longer is that?',
      group: 'A band plays for {x}. That is {m} of the show. How long is the show?',
      many: 'In a show, each band plays for {y}. {n} bands play. How many {units} does the show last?',
      share: 'A show lasts {y}. It has {n} bands with equal time. How long does each band play?',
    },
  },
  trail: {
    unit: { one: 'mile', many: 'miles' },
    text: {
      fit: 'A trail is {x} long. It is split into parts of {y} each. How many parts are there?',
      times: 'A trail is {x} long. A fence runs along {m} of the trail. How long is the fence?',
      less: 'A trail is {x} long. The first {y} has signs. How long is the rest?',
      short: 'A trail is {x} long. The next one is {y} long. How much longer is that?',
      group: 'A fence of {x} runs along {m} of a trail. How long is the whole trail?',
      many: 'Each part of a trail is {y} long. There are {n} parts. How many {units} long is the trail?',
      share: 'A trail is {y} long. It is split into {n} equal parts. How long is each part?',
    },
  },
  paint: {
    unit: { one: 'gallon', many: 'gallons' },
    text: {
      fit: 'A can holds {x} of paint. Each bench takes {y}. How many benches can be painted?',
      times: 'A can holds {x} of paint. A bench takes {m} of the can. How much is that?',
      less: 'A can holds {x} of paint. A bench takes {y} of it. How much is left?',
      short: 'A can holds {x} of paint. A bench needs {y}. How much more is needed?',
      group: '{x} of paint fills {m} of a can. How much paint fills the whole can?',
      many: 'A bench takes {y} of paint. {n} benches are painted. How many {units} of paint do they take?',
      share: 'A can holds {y} of paint. It is spread evenly over {n} benches. How much does each get?',
    },
  },
});

export type DivisionStory = SceneOf<typeof divisionStories>;
