import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { createMessageStore, type MessageStore } from '../queue/message-store.ts';
import { mention, reactToAnswer, trigger } from './triggers.ts';

const ids = { lessonId: 4, problemId: 9 };
const right = 'POST /api/orb/trigger/correct_answer?problem_id=9&lesson_id=4';
const wrong = 'POST /api/orb/trigger/wrong_answer?problem_id=9&lesson_id=4';
const silence = 'POST /api/orb/trigger/time_spent?lesson_id=4';
let store: MessageStore;

beforeEach(() => {
  store = createMessageStore();
});

describe('telling the server what happened', () => {
  it('names the lesson and the problem when they are known [L-274]', async () => {
    const { calls } = fakeServer({
      [right]: { body: { messages: [{ text: 'Yes' }] } },
      'POST /api/orb/trigger/lesson_start': { body: undefined },
    });
    expect(await trigger('correct_answer', ids)).toEqual([{ text: 'Yes' }]);
    expect(await trigger('lesson_start')).toEqual([]);
    expect(calls).toHaveLength(2);
  });
});

describe('reacting to an answer [L-009] [D-83]', () => {
  it('says what the server says, the rest in the queue, reviews apart', async () => {
    fakeServer({
      [right]: {
        body: { messages: [{ text: 'Look back', flag_for_review: true }, { text: 'Yes' }, { text: 'Why?' }] },
      },
    });
    await reactToAnswer(store, 'correct_answer', ids);
    expect(store.read()).toMatchObject({ shown: { text: 'Yes' }, waiting: [{ text: 'Why?' }] });
    expect(store.read().review).toHaveLength(1);
  });

  it('takes the place of what was said before', async () => {
    fakeServer({ [wrong]: { body: { messages: [{ text: 'Which comes first?' }] } } });
    store.queue({ text: 'old' }, { text: 'older' });
    await reactToAnswer(store, 'wrong_answer', ids);
    expect(store.read()).toMatchObject({ shown: { text: 'Which comes first?' }, waiting: [] });
  });

  it('has documented words when the call fails or says nothing [L-307] [L-308]', async () => {
    fakeServer({ [right]: { status: 500 }, [wrong]: { body: { messages: [] } } });
    await reactToAnswer(store, 'correct_answer', ids);
    expect(store.read().shown?.text).toBe("Great job! 🎉 You're doing amazing!");
    await reactToAnswer(store, 'wrong_answer', ids);
    expect(store.read().shown?.text).toBe("Don't worry! Every mistake is a step closer to success! 💪");
  });

  it('says nothing more when its words were taken away meanwhile', async () => {
    const wait = Promise.resolve();
    fakeServer({ [right]: { body: { messages: [{ text: 'late' }] }, wait } });
    const reaction = reactToAnswer(store, 'correct_answer', ids);
    store.clear();
    await reaction;
    expect(store.read().shown).toBeNull();
  });
});

describe('speaking first', () => {
  it('shows the words of the server at once', async () => {
    fakeServer({ [silence]: { body: { messages: [{ text: 'Together?' }] } } });
    store.queue({ text: 'old' });
    expect(await mention(store, 'time_spent', { lessonId: 4 })).toBe(true);
    expect(store.read().shown?.text).toBe('Together?');
  });

  it('stays silent when there are none, or no line', async () => {
    fakeServer({ [silence]: { body: { messages: [] } } });
    expect(await mention(store, 'time_spent', { lessonId: 4 })).toBe(false);
    fakeServer({});
    expect(await mention(store, 'time_spent', { lessonId: 4 })).toBe(false);
    expect(store.read().shown).toBeNull();
  });
});
