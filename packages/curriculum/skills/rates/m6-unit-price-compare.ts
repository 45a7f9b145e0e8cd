import { choiceSkill } from '../../src/kit/index.ts';
import { type SoldByAmount, soldByAmount } from '../../src/scenes/packages.ts';
import { centsText } from '../../src/scenes/shop-items.ts';

/** Sizes rise from small to large; unit prices are whole cents for one unit. */
type Pack = { size: number; unitCents: number; packs: number };
type Params = {
  good: SoldByAmount;
  small: Pack;
  middle: Pack;
  large: Pack;
  best: 'small' | 'middle' | 'large';
};

const costOf = ({ size, unitCents }: Pack): number => size * unitCents;

/** Level 1 has whole-dollar unit prices, level 2 cents, level 3 sells one offer as several packs. */
export const m6UnitPriceCompare = choiceSkill('m6-unit-price-compare', {
  version: 1,
  text: {
    headline: 'Which is the better buy?',
    facts: 'A store sells {thing} in three ways.',
    'first-offer': 'One offer is {size, number} {units} for {cost}.',
    'next-offer': 'Another is {size, number} {units} for {cost}.',
    'next-packs': 'Another is {packs, number} packs of {inPack, number} {units} for {cost} in all.',
    'last-offer': 'The third is {size, number} {units} for {cost}.',
    ask: [
      'Which one has the lowest price for each {unit}?',
      'Which one costs the least for each {unit}?',
      'Where does one {unit} cost the least?',
      'Which offer has the best price for each {unit}?',
    ],
    offer: '{size, number} {units} for {cost}',
    'offer-packs': '{packs, number} packs of {inPack, number} {units} for {cost} in all',
    right: 'Here one {unit} costs {each}, less than in the other two offers.',
    'lowest-total':
      'This offer costs the least in all. It also holds the fewest {units}. How much does one {unit} cost in each offer?',
    largest:
      'This is the largest amount. A larger package is not always the better buy. How much does one {unit} cost in it?',
    reversed:
      'This offer gives the fewest {units} for a dollar. Fewer for a dollar means each one costs more. Which offer gives more for a dollar?',
    other: 'Divide each price by its number of {units}. Then compare the three results.',
    'small-do': 'Find the price for one {unit} in the smallest offer.',
    'middle-do': 'Do the same for the middle offer.',
    'large-do': 'Do the same for the largest offer.',
    'each-why': 'Dividing the price by the number of {units} gives the price for one.',
    'compare-do': 'Choose the smallest of the three results.',
    'compare-why': 'The smallest price for one {unit} is the best buy.',
  },
  draw({ level, random }) {
    const good = random.pick(soldByAmount);
    const first = random.int(2, 6) * (level === 1 ? 1 : 2);
    const second = first + random.int(2, 5) * (level === 1 ? 1 : 2);
    const third = second + random.int(2, 6) * (level === 1 ? 1 : 2);
    const step = level === 1 ? 10 : 1;
    const low = Math.ceil(random.int(good.least, good.most) / step) * step;
    const mid = low + random.int(1, 3) * step * (level === 1 ? 1 : 2);
    const high = mid + random.int(1, 3) * step * (level === 1 ? 1 : 2);
    const best = random.pick(['small', 'middle', 'large'] as const);
    const [a, b, c] = { small: [low, high, mid], middle: [high, low, mid], large: [mid, high, low] }[
      best
    ] as [number, number, number];
    const pack = (size: number, unitCents: number): Pack => ({ size, unitCents, packs: 1 });
    return {
      good,
      small: pack(first, a),
      middle: { ...pack(second, b), packs: level === 3 && second % 2 === 0 ? 2 : 1 },
      large: pack(third, c),
      best,
    };
  },
  build(params: Params, { say, step, distractor }) {
    const { good, best } = params;
    const words = { thing: good.thing, unit: good.unit, units: good.units };
    const each = centsText(params[best].unitCents);
    const offer = (name: 'small' | 'middle' | 'large') => {
      const pack = params[name];
      const cost = centsText(costOf(pack));
      return pack.packs === 1
        ? say('offer', { size: pack.size, cost })
        : say('offer-packs', { packs: pack.packs, inPack: pack.size / pack.packs, cost });
    };
    const told = (key: 'first-offer' | 'next-offer' | 'last-offer', name: 'small' | 'middle' | 'large') => {
      const { size, packs, unitCents } = params[name];
      const cost = centsText(size * unitCents);
      return packs === 1
        ? say(key, { size, cost })
        : say('next-packs', { packs, inPack: size / packs, cost });
    };
    const lowestTotal = distractor('picks-the-lowest-total-price', 'small', 'lowest-total', offer('small'));
    const largest = distractor('picks-the-largest-package', 'large', 'largest', offer('large'));
    const reversed = distractor(
      'divides-quantity-by-price-and-picks-the-smallest',
      'middle',
      'reversed',
      offer('middle'),
    );
    return {
      words,
      question: [
        'facts',
        told('first-offer', 'small'),
        told('next-offer', 'middle'),
        told('last-offer', 'large'),
        'ask',
      ],
      answer: { value: best, text: offer(best), reason: say('right', { each }) },
      distractors: {
        small: [largest, reversed],
        middle: [lowestTotal, largest],
        large: [lowestTotal, reversed],
      }[best],
      steps: [
        step(
          'unit-price',
          `${centsText(costOf(params.small))} ÷ ${params.small.size}`,
          centsText(params.small.unitCents),
          { do: 'small-do', why: 'each-why' },
        ),
        step(
          'unit-price',
          `${centsText(costOf(params.middle))} ÷ ${params.middle.size}`,
          centsText(params.middle.unitCents),
          { do: 'middle-do', why: 'each-why' },
        ),
        step(
          'unit-price',
          `${centsText(costOf(params.large))} ÷ ${params.large.size}`,
          centsText(params.large.unitCents),
          { do: 'large-do', why: 'each-why' },
        ),
        step(
          'compare',
          [params.small, params.middle, params.large].map(({ unitCents }) => centsText(unitCents)).join(', '),
          each,
        ),
      ],
      claims: [params.small, params.middle, params.large].map(
        (pack) => `${costOf(pack)}/${pack.size} = ${pack.unitCents}`,
      ),
    };
  },
});
