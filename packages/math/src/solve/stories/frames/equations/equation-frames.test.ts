import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const solved = solve(text);
  return 'answer' in solved ? solved.answer : 'refused';
};

test.each([
  [
    'kate has $5.65 in dimes and quarters. She has 31 coins in total. How many of each coin does she have',
    '14 dimes and 17 quarters',
  ],
  [
    'At the school play 210 tickets were sold. adult tickets were $8 and student tickets $5 and they took in $1290. How many of each were sold?',
    '80 adult tickets and 130 student tickets',
  ],
  ['i have 12 bills, fives and tens, together 85 dollars. how many tens do i have', '5 tens'],
  [
    'on the parking are cars and motorbikes together 28 and i counted 94 wheels (4 and 2). how many are motorbikes',
    '9 motorbikes',
  ],
  [
    'a coffee, a tea and a cake cost 9 together. two coffees and one cake are 10. one coffee two teas and three cakes are 19. how much for one cake',
    '$4',
  ],
  ['24 students are on a trip, there are twice as many girls as boys. how many boys', '8 boys'],
  ['my mom is 3 times as old as me. together we are 56. how old am i?', '14'],
  ['Jake is 4 years older then twice his sisters age. together they are 31. how old is jake?', '22'],
])('what two kinds or two people are together tells each of them: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'how long does it take for money to double at 6% compounded continuously? round to nearest tenth of a year',
    '11.6 years',
  ],
  [
    'earthquake A had magnitude 7.2 and B had 5.2 on richter scale (log base 10). how many times more intense was A',
    '100 times',
  ],
  [
    'doctor gave him 80 mg of a medicine and every 6 hours half of it goes out of the body how many mg is still in him after 1 day',
    '5',
  ],
  ['uranium sample 64 g has half life 4 days. how many g after 20 days', '2'],
  [
    'Iodine-131 has a half-life of 8.02 days. A hospital stores a 45 mg sample. How many milligrams remain after 30 days?',
    '3.37',
  ],
  ['half life of carbon 14 is 5730 years. what fraction is left after 11460 years', '1/4'],
  [
    'a bacteria population grows at rate proportional to its size. at noon there are 500 and at 2pm there are 2000. how many at 3 pm',
    '4000',
  ],
  [
    'i save 100 dollars at the end of every month and bank gives 6% a year compounded monthly how much do i have after 2 years, to the cent',
    '$2543.20',
  ],
  [
    'an object is in a room at 20 C. It cools by T = 20 + 78e^(-0.05t), t in minutes. when will it be 50 C? nearest minute',
    '19 minutes',
  ],
])('what grows or fades is followed through its time: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'a boat goes 24 miles upstream and 24 miles back downstream in total 5 hours. current is 2 mph. find speed of the boat in still water',
    '10 mph',
  ],
  [
    'a plane flies 300 mph due east and there is a wind blowing 40 mph due north. whats the ground speed of the plane? round to the nearest tenth',
    '302.7 mph',
  ],
  [
    'water is 3/4 of a tank. after 18 liters are used the tank is half full. how many liters does the full tank hold',
    '72 liters',
  ],
  ['pipe A fills a pool in 6 h, pipe B in 3 h. how long when both are open together', '2 hours'],
  [
    'water tank has a hole and loses same amount every hour. after 3 hours are 650 liters in it and after 7 hours 450 liters. after how many hours from start is it empty',
    '16 hours',
  ],
  [
    'A theater has 20 seats in the first row, 23 in the second, 26 in the third and so on. There are 25 rows. How many seats total?',
    '1400',
  ],
  [
    'a ball dropped from 8 ft always bounces to 3/4 of its height. what is the total distance it travels',
    '56 ft',
  ],
  [
    'the moon is about 7.3 × 10^22 kg and earth is 6.0 × 10^24 kg. About how many times heavier is earth, round to nearest whole number',
    '82',
  ],
  [
    'perimeter of a rectangle is at most 50 cm and the lenght is 14 cm. which widths w are possible',
    '0 < w ≤ 11',
  ],
])('a relation of amounts tells the one that is left out: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'kate has $5.65 in dimes, nickels and quarters. she has 31 coins. how many dimes',
  'A store sold 20 shirts for $300. hats cost $10 and shirts cost $15. how many hats',
  '300 tickets, adult $8, student $5, total $1860. how many more adult than student tickets?',
  'how long for money to double at 6%',
  '$5000 at 6% simple interest, when will it be $8000',
  '24 students are on a trip, there are twice as many girls as boys. how many more girls than boys',
  'an earthquake of magnitude 7.2 released how many times more energy than one of 5.2 on the richter scale',
  'doctor gave 80 mg and every 6 hours half of it goes out of the body. how many mg are gone after 1 day',
  'deposit $100 at the beginning of each month, 6% per year compounded monthly, how much after 3 years',
  'pipe A fills a pool in 6 h, pipe B empties it in 9 h. how long when both are open together',
  'theater has 20 seats in first row, 22 in the second, 26 in the third and so on. 25 rows. how many seats',
  'a ball is dropped from 10 m and bounces to 1/2 of the height each time. total distance when it hits the ground the third time',
  'water is 3/4 of a tank. after 18 liters are used the tank is half full. how many liters are in it now',
])('a third kind, another question or a part that is not told is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
