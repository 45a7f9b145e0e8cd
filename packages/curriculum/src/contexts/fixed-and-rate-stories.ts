/**
 * Stories with a fixed part and a part that grows or falls with a number. Whole sentences are in
 * `fixedAndRateText` under the key: what is told, the total for a number `{x}` of units, a limit in two wordings, and
 * the question for the last whole number that fits it.
 */
export const fixedAndRateText = {
  'hall-told': 'A hall costs {fixed, number} dollars to book, plus {rate, number} dollars for each hour.',
  'hall-total': 'For {x} hours, the bill is {total, number} dollars.',
  'hall-limit': 'A club can spend at most {total, number} dollars on {x} hours.',
  'hall-other': 'A club can spend no more than {total, number} dollars on {x} hours.',
  'hall-ask': 'What is the greatest whole number of hours it can book?',
  'shirts-told':
    'A shop charges {fixed, number} dollars for a design, plus {rate, number} dollars for each shirt.',
  'shirts-total': 'An order of {x} shirts costs {total, number} dollars.',
  'shirts-limit': 'A team can spend at most {total, number} dollars on {x} shirts.',
  'shirts-other': 'A team can spend no more than {total, number} dollars on {x} shirts.',
  'shirts-ask': 'What is the greatest number of shirts it can order?',
  'truck-told': 'Renting a truck costs {fixed, number} dollars, plus {rate, number} dollars for each day.',
  'truck-total': 'Keeping it for {x} days costs {total, number} dollars.',
  'truck-limit': 'A crew can spend at most {total, number} dollars on {x} days.',
  'truck-other': 'A crew can spend no more than {total, number} dollars on {x} days.',
  'truck-ask': 'What is the greatest whole number of days it can keep it?',
  'cart-told': 'A cart weighs {fixed, number} pounds, and each box on it weighs {rate, number} pounds.',
  'cart-total': 'With {x} boxes on it, it weighs {total, number} pounds.',
  'cart-limit': 'A lift can carry at most {total, number} pounds, with {x} boxes on the cart.',
  'cart-other': 'A lift carries no more than {total, number} pounds, with {x} boxes on the cart.',
  'cart-ask': 'What is the greatest number of boxes on the cart?',
  'band-told': 'A band has {fixed, number} dollars and saves {rate, number} dollars each week.',
  'band-total': 'After {x} weeks, it has {total, number} dollars.',
  'band-limit': 'It needs at least {total, number} dollars after {x} weeks.',
  'band-other': 'It needs no less than {total, number} dollars after {x} weeks.',
  'band-ask': 'What is the least whole number of weeks it needs?',
  'tickets-told': 'A school has raised {fixed, number} dollars. Each ticket adds {rate, number} dollars.',
  'tickets-total': 'With {x} tickets sold, it has {total, number} dollars.',
  'tickets-limit': 'With {x} tickets sold, it wants at least {total, number} dollars.',
  'tickets-other': 'With {x} tickets sold, it wants no less than {total, number} dollars.',
  'tickets-ask': 'What is the least number of tickets it has to sell?',
  'drone-told': 'A drone is {fixed, number} feet up and climbs {rate, number} feet each second.',
  'drone-total': 'After {x} seconds, it is {total, number} feet up.',
  'drone-limit': 'After {x} seconds, it has to be at least {total, number} feet up.',
  'drone-other': 'After {x} seconds, it has to be no less than {total, number} feet up.',
  'drone-ask': 'What is the least whole number of seconds it needs?',
  'game-told': 'A player has {fixed, number} points. Each level won brings {rate, number} points.',
  'game-total': 'With {x} levels won, the player has {total, number} points.',
  'game-limit': 'For a prize, {x} levels must lead to at least {total, number} points.',
  'game-other': 'For a prize, {x} levels must lead to no less than {total, number} points.',
  'game-ask': 'What is the least number of levels to win?',
  'card-told': 'A transit card holds {fixed, number} dollars. Each ride takes {rate, number} dollars off.',
  'card-total': 'After {x} rides, {total, number} dollars are left.',
  'card-limit': 'After {x} rides, at least {total, number} dollars must be left.',
  'card-other': 'After {x} rides, no less than {total, number} dollars must be left.',
  'card-ask': 'What is the greatest number of rides?',
  'tank-told': 'A tank holds {fixed, number} liters and loses {rate, number} liters each hour.',
  'tank-total': 'After {x} hours, {total, number} liters are left.',
  'tank-limit': 'After {x} hours, at least {total, number} liters must be left.',
  'tank-other': 'After {x} hours, no less than {total, number} liters must be left.',
  'tank-ask': 'What is the greatest whole number of hours?',
  'balloon-told': 'A balloon is {fixed, number} feet up and sinks {rate, number} feet each minute.',
  'balloon-total': 'After {x} minutes, it is {total, number} feet up.',
  'balloon-limit': 'After {x} minutes, it has to be at least {total, number} feet up.',
  'balloon-other': 'After {x} minutes, it has to be no less than {total, number} feet up.',
  'balloon-ask': 'What is the greatest whole number of minutes?',
  'phone-told': 'A phone has {fixed, number} gigabytes free. Each film fills {rate, number} gigabytes.',
  'phone-total': 'With {x} films, {total, number} gigabytes stay free.',
  'phone-limit': 'With {x} films, at least {total, number} gigabytes must stay free.',
  'phone-other': 'With {x} films, no less than {total, number} gigabytes must stay free.',
  'phone-ask': 'What is the greatest number of films?',
} as const;

type StoryKey = keyof typeof fixedAndRateText extends infer Key
  ? Key extends `${infer Name}-told`
    ? Name
    : never
  : never;

/**
 * How the story goes: the total may be at most so much, has to be at least so much, or falls and has to stay at
 * least so much. `fixed` and `rate` are the least and most that are true to it; `units` is what is counted.
 */
export type FixedAndRate = {
  readonly key: StoryKey;
  readonly way: 'most' | 'least' | 'falls';
  readonly units: string;
  readonly fixed: readonly [number, number];
  readonly rate: readonly [number, number];
};

export const fixedAndRateStories: readonly FixedAndRate[] = [
  { key: 'hall', way: 'most', units: 'hours', fixed: [40, 150], rate: [25, 60] },
  { key: 'shirts', way: 'most', units: 'shirts', fixed: [20, 60], rate: [8, 16] },
  { key: 'truck', way: 'most', units: 'days', fixed: [30, 90], rate: [35, 75] },
  { key: 'cart', way: 'most', units: 'boxes', fixed: [40, 90], rate: [12, 35] },
  { key: 'band', way: 'least', units: 'weeks', fixed: [30, 120], rate: [15, 45] },
  { key: 'tickets', way: 'least', units: 'tickets', fixed: [50, 200], rate: [4, 12] },
  { key: 'drone', way: 'least', units: 'seconds', fixed: [20, 90], rate: [6, 15] },
  { key: 'game', way: 'least', units: 'levels', fixed: [40, 150], rate: [20, 50] },
  { key: 'card', way: 'falls', units: 'rides', fixed: [30, 80], rate: [2, 5] },
  { key: 'tank', way: 'falls', units: 'hours', fixed: [300, 900], rate: [15, 45] },
  { key: 'balloon', way: 'falls', units: 'minutes', fixed: [900, 2400], rate: [80, 160] },
  { key: 'phone', way: 'falls', units: 'films', fixed: [60, 120], rate: [3, 8] },
];
