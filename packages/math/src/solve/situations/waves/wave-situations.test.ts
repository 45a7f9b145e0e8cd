import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['sin A = 3/5 and A is in quadrant 2, tan A = ?', '-3/4'],
  ['tan θ = 5/12, θ in quadrant III. cos θ = ?', '-12/13'],
  ['sin x = 3/5, x in quadrant I. sin 2x?', '24/25'],
  ['sin θ = -12/13 and cos θ < 0, find tan θ', '12/5'],
])('goes from one function to another in a quadrant: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['sin A = 3/5, tan A = ?'],
  ['cos A = 1/2, A in quadrant II, sin A?'],
  ['sin A = 5/3, A acute, cos A = ?'],
])('goes nowhere without a quadrant, or in one that does not fit: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['sin(pi/3)+cos(pi/6) exact value', '√3'],
  ['sin(22.5°) exact, half angle', '√(2 - √2)/2'],
  ['tan(pi/8) exact with half angle', '√2 - 1'],
])('works exact values of sums and of half angles out: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'The depth of water in a harbor varies from 3 m at low tide to 11 m at high tide. write the midline and the amplitude of the sinusoidal model',
    'amplitude 4, midline y = 7',
  ],
  [
    'a ferris wheel has diameter 40 m, its lowest point is 2 m above ground and it turns once every 8 min. You board at the bottom at t=0. write h(t) using cosine',
    'h(t) = 22 - 20cos(πt/4)',
  ],
  [
    'depth of water in the port is d = 5 + 2cos(πt/6) meter and t is hours after midnight, how deep is it at 4 in the morning',
    '4',
  ],
  ['What is the phase shift of y = 3cos(2x - π/2)? say direction', 'π/4 to the right'],
  ['range of f(x) = 4 cos x - 1', '-5 ≤ y ≤ 3'],
])('reads and writes models of what goes up and down: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['ferris wheel diameter 40 m turns every 8 minutes, you board at the bottom. write h(t)'],
  ['high tide is at 3 am and low tide at 9 am. find the amplitude'],
  ['a ferris wheel h = 12 - 10cos(pi*t/4). how fast does it rise at t = 2'],
])('writes no model without height or time, and tells no rate as a height: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'A wheel with radius 30 cm turns at 120 revolutions per minute. find the linear speed of a point on the rim in cm per second, exact',
    '120π cm/s',
  ],
  [
    'a car tire has radius 0.3 m and the car drives 15 m/s. what is the angular speed of the tire in radians per second',
    '50 rad/s',
  ],
  ['arc length of a circle radius 6 cm and angle 2 radians', '12 cm'],
])('turns angular into linear speed and arcs into angles: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['wheel with radius 30 cm turns 120 times. linear speed?']])(
  'turns no number of turns into a speed: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);

test.each([
  ['cos(2x) if sin x = 1/3', '7/9'],
  ['sin x = √5/3, cos 2x', '-1/9'],
  ['tan x = 3, cos 2x', '-4/5'],
])('finds the cosine of twice an angle: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['sin A = 3, find cos 2A'], ['sin A = 5/3. find cos 2A'], ['cos A = -2, find cos 2A']])(
  'knows no angle with a sine or cosine above 1: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);

test.each([
  [
    'A Ferris wheel has a radius of 30 ft and its center is 34 ft above the ground. It makes one turn every 40 seconds. You start at the lowest point. How high above the ground are you after 15 seconds?',
    '34 + 15√2',
  ],
  [
    'A ferris wheel has radius 20 m, its center is 23 m above the ground and it makes one full turn every 60 seconds. Noor gets on at the lowest point. How high above the ground is she 20 seconds later?',
    '33',
  ],
  [
    'A ferris wheel is 50 feet tall at its highest point, and 4 feet off the ground at its lowest. It makes one turn every 40 seconds. What is the amplitude of the height function?',
    '23',
  ],
])('tells how high a wheel goes and where a seat is: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
