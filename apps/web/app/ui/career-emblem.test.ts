import { Bus, Gamepad2, Sparkles, Stethoscope, Trophy } from 'lucide-react';
import { expect, test } from 'vitest';
import { emblemForTitle } from './career-emblem.tsx';

test.each([
  ['Video Game Designers', Gamepad2],
  ['Transportation Planners', Bus],
  ['Coaches and Scouts', Trophy],
  ['Registered Nurses', Stethoscope],
  ['Something Nobody Expected', Sparkles],
])('%s has its own small picture', (title, emblem) => {
  expect(emblemForTitle(title)).toBe(emblem);
});
