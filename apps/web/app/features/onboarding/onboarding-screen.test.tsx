import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadLanguage } from './load-language.ts';
import {
  account,
  arriveAt,
  arriveAtWaiting,
  box,
  careers,
  dots,
  next,
  open,
  orb,
  pass,
  press,
  question,
  said,
  submit,
  type,
} from './testing-onboarding.tsx';
import { onboardingText as text } from './text.ts';

beforeEach(async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  await loadLanguage();
  vi.useFakeTimers();
});
afterEach(() => sessionStorage.clear());

describe('steps', () => {
  test('step 1 has no field and begins with a click on the orb [A-148] [A-149] [A-150]', async () => {
    open();
    expect(question()).toBe(text.questions[0]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await press(/Start with/);
    expect(question()).toBe('What grade are you in?');
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  test('the grade list opens, closes on a choice and on a press outside, and opens Next [A-151] [A-152] [A-154] [A-155] [A-156] [A-157] [A-302]', async () => {
    arriveAt(2);
    sessionStorage.setItem(`onboarding_draft_${account}`, '{"step":2,"furthest":2,"answers":{}}');
    open();
    const list = screen.getByRole('combobox');
    expect(list.textContent).toBe('select grade');
    expect(next().disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    fireEvent.click(list);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '6th',
      '7th',
      '8th',
      '9th',
      '10th',
      '11th',
      '12th',
    ]);
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(list.textContent).toBe('select grade');
    fireEvent.click(list);
    fireEvent.click(screen.getByRole('option', { name: '8th' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(list.textContent).toBe('8th');
    expect(next().disabled).toBe(false);
    await press('Next');
    expect(said()).toBe('Great - 8th grade is a perfect time to explore!');
  });

  test('the list of grades obeys the keys', () => {
    sessionStorage.setItem(`onboarding_draft_${account}`, '{"step":2,"furthest":2,"answers":{}}');
    open();
    const list = screen.getByRole('combobox');
    const key = (name: string) => fireEvent.keyDown(list, { key: name });
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) key(name);
    expect(list.textContent).toBe('8th');
    for (const name of ['1', '2']) key(name);
    expect(list.getAttribute('aria-expanded')).toBe('true');
    key('Escape');
    expect(list.textContent).toBe('8th');
    for (const name of ['1', '2', ' ']) key(name);
    expect(list.textContent).toBe('12th');
    key(' ');
    key('Tab');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test.each([3, 4, 5, 6, 7, 8, 11])('text step %i has Back and Next [A-158] [A-159]', (step) => {
    arriveAt(step);
    open();
    expect(box()).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    expect(next()).toBeTruthy();
  });

  test('an answer waits 2.5 s for the next step, and Next waits with it [A-247] [A-248] [A-383] [D-48]', async () => {
    arriveAt(3);
    open();
    type('Boise, Idaho');
    await press('Next');
    expect(said()).toBe('Got it!');
    expect(next().disabled).toBe(true);
    expect(box().readOnly).toBe(true);
    fireEvent.keyDown(box(), { key: 'Enter' });
    await pass(2499);
    expect(question()).toBe(text.questions[2]);
    await pass(1);
    expect(question()).toBe(text.questions[3]);
    expect(said()).toBe('');
    expect(document.activeElement).toBe(box());
  });

  test('Back during the pause stays back [A-252] [D-48]', async () => {
    arriveAt(4, 5);
    open();
    await press('Next');
    await press('Back');
    await pass(10_000);
    expect(question()).toBe(text.questions[2]);
    expect(box().value).toBe('Austin, Texas');
  });

  test.each([
    ['   ', 'Please enter a response'],
    ['ab', 'Your answer is too short'],
    ['what CRAP', 'Please avoid using inappropriate language'],
    ['f u c k', 'Please avoid using inappropriate language'],
    ['😀😀😀', 'Please use a few words in your answer'],
    ['a'.repeat(1001), 'Please keep your answer to 1,000 characters'],
    ['a'.repeat(5000), 'Please keep your answer to 1,000 characters'],
  ])(
    '%j gets a sentence, no reply and no next step, until it is edited [A-291] [A-292] [A-293] [A-297]',
    async (answer, sentence) => {
      arriveAt(5);
      open();
      type(answer);
      await press('Next');
      expect(screen.getByRole('alert').textContent).toBe(sentence);
      expect(box().getAttribute('aria-invalid')).toBe('true');
      expect(box().value).toBe(answer);
      expect(said()).toBe('');
      await pass(3000);
      expect(question()).toBe(text.questions[4]);
      type(`${answer}x`);
      expect(screen.getByRole('alert').textContent).toBe('');
    },
  );

  test('a word with a bad one inside, one of another language and markup are answers like any other [A-294] [A-295] [A-296]', async () => {
    arriveAt(6);
    open();
    for (const answer of [
      'Scunthorpe class assessment, merde',
      '<script>window.broken = true</script><img src=x onerror="window.broken = true">',
    ]) {
      type(answer);
      await press('Next');
      expect(screen.getByRole('alert').textContent).toBe('');
      await pass(2500);
    }
    expect(question()).toBe(text.questions[7]);
    expect('broken' in window).toBe(false);
  });

  test('Enter goes on, in an empty field it says what is missing; with Shift it is a new line [A-160] [A-291] [A-298] [A-299] [D-45]', async () => {
    arriveAt(7, 6);
    sessionStorage.setItem(`onboarding_draft_${account}`, '{"step":7,"furthest":7,"answers":{}}');
    open();
    expect(next().disabled).toBe(true);
    fireEvent.keyDown(box(), { key: 'Enter' });
    await pass(0);
    expect(screen.getByRole('alert').textContent).toBe('Please enter a response');
    expect(said()).toBe('');
    type('L');
    expect(next().disabled).toBe(false);
    expect(fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true })).toBe(true);
    type('LEGO');
    fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
    await pass(0);
    expect(said()).toBe('Love it!');
  });

  test('confidences need a choice [A-161] [A-162] [A-163] [A-300]', async () => {
    sessionStorage.setItem(`onboarding_draft_${account}`, '{"step":9,"furthest":10,"answers":{}}');
    open();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
      text.mathConfidence,
    );
    expect(next().disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Neutral' }));
    await press('Next');
    expect(said()).toBe('Good to know!');
    await pass(2500);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
      text.aiConfidence,
    );
    fireEvent.click(screen.getByRole('radio', { name: 'A little' }));
    await press('Next');
    expect(said()).toBe("Thanks! We'll explore AI together, one step at a time.");
    await pass(2400);
    expect(question()).toBe(text.questions[9]);
    await pass(100);
    expect(question()).toBe(text.questions[10]);
  });

  test('the timeline has eleven dots, one current, and opens only what was reached [A-145] [A-146] [A-147] [A-165] [A-217]', async () => {
    arriveAt(5);
    open();
    expect([...dots()].map((dot) => dot.textContent)).toEqual(text.labels);
    const current = () => [...dots()].filter((dot) => dot.getAttribute('aria-current') === 'step');
    expect(current().map((dot) => dot.textContent)).toEqual(['Free Time']);
    expect([...dots()].map((dot) => dot.disabled)).toEqual([...Array(5).fill(false), ...Array(6).fill(true)]);
    await press('Location');
    expect(question()).toBe(text.questions[2]);
    await press('Free Time');
    await press('Teachers');
    expect(question()).toBe(text.questions[4]);
  });

  test('bubbles and cards stand by their place to the open step [A-166] [A-261]', () => {
    arriveAt(4);
    open();
    const states = (name: string) =>
      [...document.querySelectorAll<HTMLElement>(name)].map((part) => part.dataset.state);
    expect(states('.question-bubble')).toEqual([
      ...Array(3).fill('exiting'),
      'active',
      ...Array(7).fill('entering'),
    ]);
    expect(states('.step-card')).toEqual(['exiting', 'active', 'entering']);
  });

  test('a click on the orb at a later step cheers and stays [A-253]', async () => {
    arriveAt(5);
    open();
    const heard = new Set<string | null>();
    for (let click = 0; click < 12; click += 1) {
      fireEvent.click(orb());
      heard.add(said());
    }
    expect(heard.size).toBeGreaterThan(1);
    for (const words of heard) expect(text.prompts).toContain(words);
    expect(question()).toBe(text.questions[4]);
  });

  test('the draft comes back after a reload and goes at sign-out [D-50]', async () => {
    arriveAt(6);
    const { onSignOut } = open();
    type('I won a chess game');
    expect(sessionStorage.getItem(`onboarding_draft_${account}`)).toContain('I won a chess game');
    await press(/Sign Out/);
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('submit', () => {
  test('the last answer closes for 2.5 s and then 2 s, and all ten go out once [A-249] [A-250] [A-251] [A-325] [A-384]', async () => {
    arriveAt(11);
    const { submits } = open({ [submit]: { body: { career_match: careers } } });
    type('art and biology');
    fireEvent.click(next());
    fireEvent.click(next());
    await pass(0);
    expect(said()).toBe(text.closing);
    await pass(2500);
    await pass(1999);
    expect(submits()).toHaveLength(0);
    expect(question()).toBe(text.questions[10]);
    await pass(1);
    expect(question()).toBe('Play while we look into your future!');
    expect(submits()).toHaveLength(1);
    expect(submits()[0]?.body).toMatchObject({
      grade: '7',
      math_confidence: 4,
      ai_and_technology_confidence: 1,
    });
    expect(Object.keys(submits()[0]?.body ?? {})).toHaveLength(10);
  });

  test('an earlier answer that was spoilt after its step is asked for again before anything is sent', async () => {
    arriveAt(11, 11);
    const { submits } = open({});
    type('art');
    await press('Location');
    type('ab');
    await press('Subjects');
    await press('Next');
    expect(question()).toBe(text.questions[2]);
    expect(screen.getByRole('alert').textContent).toBe('Your answer is too short');
    expect(submits()).toHaveLength(0);
  });

  test('a failure says so, keeps every answer and can be tried again [A-350] [D-52]', async () => {
    arriveAt(11);
    const { submits, routes } = open({ [submit]: { status: 500 } });
    type('art');
    await arriveAtWaiting();
    await pass(100);
    expect(screen.getByText('something went wrong, unable to submit questionnaire')).toBeTruthy();
    expect(question()).toBe(text.questions[10]);
    expect(box().value).toBe('art');
    routes[submit] = { body: { career_match: careers } };
    await arriveAtWaiting();
    await pass(100);
    expect(submits()).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'END GAME & VIEW RESULTS' })).toBeTruthy();
  });

  test('results may take two minutes; a call that hangs ends with a way on [A-171] [A-334] [A-385]', async () => {
    arriveAt(11);
    const { promise, resolve } = Promise.withResolvers<void>();
    open({ [submit]: { wait: promise, body: { career_match: careers } } });
    type('art');
    await arriveAtWaiting();
    await pass(120_000);
    expect(question()).toBe('Play while we look into your future!');
    expect(screen.queryByRole('button', { name: 'END GAME & VIEW RESULTS' })).toBeNull();
    await pass(30_000);
    await pass(100);
    expect(question()).toBe(text.questions[10]);
    expect(screen.getByText('something went wrong, unable to submit questionnaire')).toBeTruthy();
    resolve();
    await pass(100);
    expect(question()).toBe(text.questions[10]);
  });

  test('a lost session says nothing about the questionnaire and keeps the draft', async () => {
    arriveAt(11);
    open({ [submit]: { status: 401 } });
    type('art');
    await arriveAtWaiting();
    await pass(100);
    expect(screen.queryByText('something went wrong, unable to submit questionnaire')).toBeNull();
    expect(sessionStorage.getItem(`onboarding_draft_${account}`)).toContain('"favorite_subjects":"art"');
  });
});
