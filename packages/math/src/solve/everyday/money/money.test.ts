import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'so in the cinema 3 adults and 2 kids pay 46 dollars and 2 adults and 5 kids pay 60 dollars. a) how much is adult ticket b) how much is kid ticket c) what does a family of 2 adults and 3 kids pay. answer c',
    '$44',
  ],
  ['4 kg apples and 2 kg pears cost 14 dollars. apples cost 2 dollars a kg. how much are pears per kg', '$3'],
  ['tickets cost 8 dollars for adults and 5 for kids. 2 adults and 4 kids go. how much do they pay', '$36'],
  [
    'a cafe mix coffee that cost 12 dollar a kg with coffee that cost 8 dollar a kg they have 6 kg of the expensive one and want the mix to cost 9.50 a kg how many kg of the cheap coffee do they need',
    '10 kg',
  ],
  [
    'A real estate agent earns a 3% commission on the sale of a house. The house sold for $185,000. How much did the agent earn?',
    '$5550',
  ],
  [
    'there were 450 people at a concert, 60% were kids. adults paid 10 dollars and kids 6. how much money was made',
    '$3420',
  ],
  ['a sale: 25% off 80 dollars then 10% more off. what do i pay', '$54'],
])('prices follow from purchases: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['2 burgers and 3 fries cost $17. 4 burgers and 2 shakes cost $19. how much is one burger?'],
  ['tickets cost 8 dollars for adults and 5 for kids. 6 people go. how much do they pay'],
  ['an agent gets 4% of 250000 and 2% of 100000. how much money is that'],
  [
    '450 people came, 60% were kids. adults paid 10 dollars and kids 6, 20 kids were free. how much money was made',
  ],
  ['a price rises 10% and i pay 88 dollars now. what was the price'],
  ['2 kg apples and 5 pounds pears cost $16. Apples cost $3 per kg. How much are pears per kg?'],
  ['2 kg apples and 5 kg pears cost $16. Apples cost $3 per pound. How much are pears per kg?'],
  [
    'A store mixes 10 kg of coffee that costs $6 per pound with coffee that costs $10 per pound to make a mixture that costs $8 per pound. How many kg of the expensive coffee are needed?',
  ],
])('prices are refused where more is told of them: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'There were 155 people. 60% of them were adults. adults paid 4 euros and children paid 2.25 euros. how much was collected',
    '511.50 €',
  ],
])('an amount that is not whole keeps its currency: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'There were 155 people. 60% of them were adults. adults paid 4 dollars and children paid 2.25 euros. how much was collected',
  ],
])('two currencies are not added: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
