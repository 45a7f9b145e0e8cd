import type { CareerChoice } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import {
  type OnboardingEvent,
  type OnboardingState,
  onboardingReducer,
  startOnboarding,
} from './onboarding-state.ts';
import { personalityAt } from './orb-says.ts';
import { lastStep, stepAt, steps } from './steps.ts';
import { onboardingText as text } from './text.ts';

const careers: CareerChoice[] = [{ title: 'Botanist', description: 'd', salary_range: 's', story: 't' }];

function play(state: OnboardingState, ...events: OnboardingEvent[]): OnboardingState {
  return events.reduce(onboardingReducer, state);
}

const begin: OnboardingEvent = { type: 'orb-clicked', chance: 0 };
const over: OnboardingEvent = { type: 'pause-over' };

/** Types into the open step, answers it and lets the pause pass. */
function answerStep(state: OnboardingState): OnboardingState {
  return play(typed(state), { type: 'answered', step: state.step }, over);
}

function typed(state: OnboardingState, value?: string): OnboardingState {
  const step = stepAt(state.step);
  if (step.kind === 'introduction') return play(state, begin);
  const given = value ?? (step.kind === 'text' ? `answer ${state.step}` : (step.options[0]?.value ?? ''));
  return play(state, { type: 'answer-changed', field: step.field, value: given });
}

function atStep(step: number): OnboardingState {
  let state = play(startOnboarding(), begin);
  while (state.step < step) state = answerStep(state);
  return state;
}

const waiting = () => play(answerStep(atStep(lastStep)), over);
const choosing = () => play(waiting(), { type: 'results', attempt: 1, careers }, { type: 'game-ended' });
const asking = (state: OnboardingState) => {
  if (state.phase !== 'questionnaire') throw new Error(`not asking but ${state.phase}`);
  return state;
};

describe('steps', () => {
  test('are eleven, each with its label and its field [A-143] [A-147] [A-148] [A-381] [D-41]', () => {
    expect(steps).toHaveLength(11);
    expect(
      steps.map((step, index) => [text.labels[index], step.kind === 'introduction' ? '' : step.field]),
    ).toEqual([
      ['Introduction', ''],
      ['Grade', 'grade'],
      ['Location', 'city_state'],
      ['Career', 'career_or_job_interest'],
      ['Free Time', 'enjoy_during_free_time'],
      ['Achievements', 'proud_accomplishments'],
      ['Brands', 'brands_or_companies_admired'],
      ['Teachers', 'what_makes_a_great_math_teacher'],
      ['Math Confidence', 'math_confidence'],
      ['AI Confidence', 'ai_and_technology_confidence'],
      ['Subjects', 'favorite_subjects'],
    ]);
    expect(text.questions).toHaveLength(11);
  });

  test('offer grades and confidences in the documented order with their values [A-152] [A-153] [A-162] [A-163] [A-164] [A-209] [A-380]', () => {
    const offered = (step: number) => {
      const asked = stepAt(step);
      return 'options' in asked ? asked.options.map(({ value, label }) => `${value} ${label}`) : [];
    };
    expect(offered(2)).toEqual(['6 6th', '7 7th', '8 8th', '9 9th', '10 10th', '11 11th', '12 12th']);
    expect(offered(9)).toEqual([
      '1 Not confident',
      '2 A little confident',
      '3 Neutral',
      '4 Pretty confident',
      '5 Super confident',
    ]);
    expect(offered(10)).toEqual(['1 Yes a lot', '2 A little', '3 Not yet']);
  });

  test('give the orb its personality [A-257] [A-258] [A-259] [A-260]', () => {
    expect(steps.map((_, index) => personalityAt(index + 1))).toEqual([
      'idle',
      'idle',
      'idle',
      'excited',
      'excited',
      'excited',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'determined',
      'determined',
    ]);
  });
});

describe('questionnaire', () => {
  test('a click on the orb begins with step 2 [A-149] [A-245]', () => {
    expect(play(startOnboarding(), begin)).toMatchObject({ step: 2, furthest: 2, pause: undefined });
  });

  test('an answer is recorded, the orb replies, and after the pause the next step is open [A-246] [A-247] [A-248]', () => {
    const replied = play(typed(atStep(3), 'Austin, Texas'), { type: 'answered', step: 3 });
    expect(replied).toMatchObject({ step: 3, pause: 'reply', said: 'Got it!' });
    expect(replied.answers.city_state).toBe('Austin, Texas');
    expect(play(replied, over)).toMatchObject({ step: 4, furthest: 4, pause: undefined, said: undefined });
  });

  test('even steps get a comment of their own, odd ones a short acknowledgement [A-254] [A-255] [A-256]', () => {
    const replies = [2, 3, 4, 5, 6, 7, 8, 9, 10].map(
      (step) => asking(play(typed(atStep(step)), { type: 'answered', step })).said,
    );
    expect(replies).toEqual([
      'Great - 6th grade is a perfect time to explore!',
      'Got it!',
      'Nice choice! I can already picture us doing that.',
      'Thanks for sharing!',
      'Wow, that took real effort. Be proud!',
      'Love it!',
      "I'll remember that - I want to be that kind of guide for you.",
      'Good to know!',
      "Thanks! We'll explore AI together, one step at a time.",
    ]);
  });

  test('an empty answer is ignored: no reply, no pause [A-299]', () => {
    for (const value of ['', '   ']) {
      const state = typed(atStep(4), value);
      expect(play(state, { type: 'answered', step: 4 })).toBe(state);
    }
    const open = atStep(2);
    expect(play(open, { type: 'answered', step: 2 })).toBe(open);
    const introduction = startOnboarding();
    expect(play(introduction, { type: 'answered', step: 1 })).toBe(introduction);
  });

  test('during the pause nothing is answered, typed or asked twice [D-48]', () => {
    const paused = play(typed(atStep(5)), { type: 'answered', step: 5 });
    for (const event of [
      { type: 'answered', step: 5 },
      { type: 'orb-clicked', chance: 0 },
      { type: 'answer-changed', field: 'enjoy_during_free_time', value: 'x' },
      { type: 'refused', step: 5, problem: 'late' },
    ] satisfies OnboardingEvent[]) {
      expect(play(paused, event)).toBe(paused);
    }
  });

  test('an answer meant for a step that is no longer open is ignored', () => {
    const state = atStep(5);
    expect(play(state, { type: 'answered', step: 4 })).toBe(state);
  });

  test('Back goes to the step before with its answer kept, and takes back a running pause [A-252] [D-48]', () => {
    const paused = play(typed(atStep(5)), { type: 'answered', step: 5 });
    const back = play(paused, { type: 'back' });
    expect(back).toMatchObject({ step: 4, furthest: 5, pause: undefined, said: undefined });
    expect(back.answers.career_or_job_interest).toBe('answer 4');
    expect(play(back, over)).toBe(back);
    expect(play(atStep(2), { type: 'back' })).toMatchObject({ step: 1, furthest: 2 });
    const first = startOnboarding();
    expect(play(first, { type: 'back' })).toBe(first);
  });

  test('jumps reach every step up to the furthest and none beyond [A-165] [D-48]', () => {
    const state = play(typed(atStep(5)), { type: 'answered', step: 5 });
    for (const step of [1, 2, 3, 4, 5]) {
      expect(play(state, { type: 'jump', step })).toMatchObject({ step, furthest: 5, pause: undefined });
    }
    for (const step of [0, 6, 11, 12]) expect(play(state, { type: 'jump', step })).toBe(state);
  });

  test('an earlier answer can be changed: later answers and the furthest step stay [D-48]', () => {
    const back = play(atStep(8), { type: 'jump', step: 3 });
    const changed = answerStep(typed(back, 'Boise, Idaho'));
    expect(changed).toMatchObject({ step: 4, furthest: 8 });
    expect(changed.answers.brands_or_companies_admired).toBe('answer 7');
  });

  test('a click on the orb at a later step shows another prompt each time and stays [A-253]', () => {
    let state = atStep(5);
    const shown = [0, 0.5, 0.99, 0, 0.3].map((chance) => {
      state = play(state, { type: 'orb-clicked', chance });
      return asking(state).said;
    });
    for (const prompt of shown) expect(text.prompts).toContain(prompt);
    for (const [index, prompt] of shown.slice(1).entries()) expect(prompt).not.toBe(shown[index]);
    expect(state.step).toBe(5);
    for (const prompt of text.prompts) {
      const chances = [0, 0.25, 0.5, 0.75];
      const said = chances.map((chance) => asking(play(atStep(5), { type: 'orb-clicked', chance })).said);
      expect(said).toContain(prompt);
    }
  });

  test('a refused answer shows its sentence until it is edited [A-297]', () => {
    const refused = play(typed(atStep(4), 'ab'), {
      type: 'refused',
      step: 4,
      problem: 'Your answer is too short',
    });
    expect(refused).toMatchObject({ step: 4, problem: 'Your answer is too short', pause: undefined });
    expect(asking(typed(refused, 'abc')).problem).toBeUndefined();
  });

  test('an answer refused at an earlier step leads there', () => {
    const refused = play(atStep(11), { type: 'refused', step: 6, problem: 'Please enter a response' });
    expect(refused).toMatchObject({ step: 6, furthest: 11, problem: 'Please enter a response' });
  });

  test('after step 11 the closing message stays for two pauses, then the wait begins [A-239] [A-249] [A-250] [A-251]', () => {
    const closing = play(typed(atStep(11)), { type: 'answered', step: 11 });
    expect(closing).toMatchObject({ pause: 'reply', said: text.closing });
    const still = play(closing, over);
    expect(still).toMatchObject({ phase: 'questionnaire', pause: 'closing', said: text.closing });
    expect(play(still, over)).toMatchObject({ phase: 'waiting', attempt: 1, careers: undefined });
    for (const event of [{ type: 'back' }, { type: 'jump', step: 10 }] satisfies OnboardingEvent[]) {
      expect(play(still, event)).toMatchObject({ phase: 'questionnaire', step: 10, pause: undefined });
    }
  });

  test('a reload begins where the draft stands', () => {
    const draft = { step: 3, furthest: 7, answers: { city_state: 'Reno, Nevada' } };
    expect(startOnboarding(draft)).toMatchObject({ phase: 'questionnaire', ...draft, pause: undefined });
  });
});

describe('waiting', () => {
  test('the careers come only once results are here and the game is ended [A-240]', () => {
    const state = waiting();
    expect(play(state, { type: 'game-ended' })).toBe(state);
    const ready = play(state, { type: 'results', attempt: 1, careers });
    expect(ready).toMatchObject({ phase: 'waiting', careers });
    expect(play(ready, { type: 'game-ended' })).toMatchObject({ phase: 'careers', careers });
  });

  test('a failed submit leads back to step 11 with every answer, and Next submits again [A-350] [D-52]', () => {
    const state = waiting();
    const back = play(state, { type: 'submit-failed', attempt: 1 });
    expect(back).toMatchObject({ phase: 'questionnaire', step: 11, furthest: 11, pause: undefined });
    expect(back.answers).toEqual(state.answers);
    expect(play(back, { type: 'answered', step: 11 }, over, over)).toMatchObject({
      phase: 'waiting',
      attempt: 2,
    });
  });

  test('what belongs to an older submit, or comes after the results, changes nothing', () => {
    const second = play(
      waiting(),
      { type: 'submit-failed', attempt: 1 },
      { type: 'answered', step: 11 },
      over,
      over,
    );
    expect(play(second, { type: 'results', attempt: 1, careers })).toBe(second);
    expect(play(second, { type: 'submit-failed', attempt: 1 })).toBe(second);
    const ready = play(second, { type: 'results', attempt: 2, careers });
    expect(play(ready, { type: 'submit-failed', attempt: 2 })).toBe(ready);
    expect(play(ready, { type: 'results', attempt: 2, careers: [] })).toBe(ready);
    expect(play(ready, { type: 'back' })).toBe(ready);
  });

  test('no careers at all still ends the game', () => {
    const none = play(waiting(), { type: 'results', attempt: 1, careers: [] }, { type: 'game-ended' });
    expect(none).toMatchObject({ phase: 'careers', careers: [] });
  });
});

describe('careers', () => {
  test('START OVER clears answers and furthest step and begins at step 1 [A-176] [A-243] [D-53]', () => {
    expect(play(choosing(), { type: 'start-over' })).toMatchObject({
      phase: 'questionnaire',
      step: 1,
      furthest: 1,
      answers: {},
    });
  });

  test('a chosen career is saved once, then the onboarding is done [A-242]', () => {
    const saving = play(choosing(), { type: 'career-chosen', title: 'Botanist' });
    expect(saving).toMatchObject({ phase: 'careers', saving: 'Botanist' });
    expect(play(saving, { type: 'career-chosen', title: 'Welder' })).toBe(saving);
    expect(play(saving, { type: 'start-over' })).toBe(saving);
    const done = play(saving, { type: 'career-saved' });
    expect(done).toMatchObject({ phase: 'done', career: 'Botanist' });
    expect(play(done, { type: 'start-over' })).toBe(done);
  });

  test('a failed save leaves the careers open for another try [A-351]', () => {
    const failed = play(choosing(), { type: 'career-chosen', title: 'Botanist' }, { type: 'career-failed' });
    expect(failed).toMatchObject({ phase: 'careers', saving: undefined });
    expect(play(failed, { type: 'career-chosen', title: 'Botanist' })).toMatchObject({ saving: 'Botanist' });
    const idle = choosing();
    expect(play(idle, { type: 'career-saved' })).toBe(idle);
    expect(play(idle, { type: 'back' })).toBe(idle);
  });
});
