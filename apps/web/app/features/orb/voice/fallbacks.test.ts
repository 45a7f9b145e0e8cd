import { expect, test } from 'vitest';
import { screenKinds } from '../screen-kind.ts';
import { orbText } from '../text.ts';
import { unreachableText, withoutProblemText } from './fallbacks.ts';

test('documented words stay to the letter [L-310] [L-320] [L-321] [L-322]', () => {
  expect(unreachableText('default')).toBe(
    "I'm having trouble connecting right now, but I'm still here to help! 😊",
  );
  expect(orbText.nothingToSay).toBe(
    "Hi there! 👋 I'm your learning companion. Click on me anytime you need help!",
  );
  expect(withoutProblemText('hint')).toBe("Click on a practice problem and I'll help you with hints! 🤔");
  expect(withoutProblemText('step_by_step_guidance')).toBe(
    "I'll provide step-by-step guidance once you start a guided problem! 📚",
  );
});

test('onboarding, dashboard and lesson have words of their own for a failed message [L-311]', () => {
  const words = screenKinds.map(unreachableText);
  expect(new Set(words).size).toBe(4);
  expect(unreachableText('problem')).toBe(unreachableText('lesson'));
});
