import { describe, expect, it } from 'vitest';
import { readBasicAnswer, readPiece } from './stream-piece.ts';

const read = (fields: object) => readPiece(JSON.stringify(fields));

describe('an event of the assistant stream [L-281]', () => {
  it('is a status, a piece, the whole answer or an error', () => {
    expect(read({ type: 'status', status: 'thinking' })).toEqual({
      type: 'status',
      thread: null,
      masked: false,
      said: null,
    });
    expect(read({ type: 'status', masked: true })).toMatchObject({ masked: true });
    expect(read({ type: 'content', content: 'Both ' })).toEqual({ type: 'content', text: 'Both ', math: {} });
    expect(
      read({
        type: 'response',
        message: 'All',
        thread_id: 't',
        math: { x: 'X' },
        suggested_actions: ['Why?', 3],
        step_verdict: 'right',
        hand_in: { problem_id: 7, answer: '252' },
      }),
    ).toEqual({
      type: 'response',
      text: 'All',
      handIn: { problem_id: 7, answer: '252' },
      math: { x: 'X' },
      card: null,
      thread: 't',
      suggestions: ['Why?'],
      choices: [],
      step: 'right',
      picture: null,
      steps: null,
    });
    expect(read({ type: 'error', details: 'Too long.' })).toEqual({ type: 'error', text: 'Too long.' });
  });

  it('brings what was typed with its formulas, a picture, and answers to choose from', () => {
    const said = { text: 'i got $3x = 6$', math: { '3x = 6': '<i>' } };
    expect(read({ type: 'status', said: said.text, math: said.math })).toMatchObject({ said });
    const picture = { url: '/assets/diagrams/a.svg', alt: 'A bar' };
    const both = { suggested_actions: ['Yes', 'No'], is_choice: true };
    expect(read({ type: 'response', message: 'Look.', picture, ...both })).toMatchObject({
      picture,
      suggestions: [],
      choices: ['Yes', 'No'],
    });
  });

  it('may spell its text the other way', () => {
    expect(read({ type: 'content', text: 'a' })).toMatchObject({ text: 'a' });
    expect(read({ type: 'response', text: 'b' })).toMatchObject({ text: 'b', thread: null });
    expect(read({ type: 'error', message: 'c' })).toMatchObject({ text: 'c' });
  });

  it('says Streaming error when it gives no details [L-318]', () => {
    expect(read({ type: 'error' })).toEqual({ type: 'error', text: 'Streaming error' });
  });

  it('tells the card for hard moments from an answer', () => {
    const card = { title: 'You matter', paragraphs: ['Talk to someone.'], ways: [], told: '', after: '' };
    expect(read({ type: 'response', message: 'x', safety_card: card })).toMatchObject({ card });
    expect(read({ type: 'response', message: 'x', safety_card: 'no' })).toMatchObject({ card: null });
    expect(readBasicAnswer({ message: 'x', safety_card: card })).toMatchObject({ card });
  });

  it('is dropped when nobody understands it', () => {
    for (const data of ['', '{', '[]', 'null', '"x"', '{"type":"new"}']) expect(readPiece(data)).toBeNull();
  });
});

describe('the answer to a basic message [L-273]', () => {
  it('is its first message, then its text', () => {
    expect(readBasicAnswer({ messages: [{ text: 'first' }], message: 'second' }).text).toBe('first');
    expect(readBasicAnswer({ message: 'second' }).text).toBe('second');
    expect(readBasicAnswer({ messages: [], message: 'second' }).text).toBe('second');
  });

  it('has documented words when it has none of its own [L-319]', () => {
    for (const answer of [undefined, null, {}, { messages: [{ text: '' }] }, 'x']) {
      expect(readBasicAnswer(answer).text).toBe("I'm here to help! 😊");
    }
  });
});
