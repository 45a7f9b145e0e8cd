import { describe, expect, test } from 'vitest';
import { splitStory } from './story-moments.ts';

describe('a story', () => {
  test('is told in its paragraphs', () => {
    expect(splitStory('You wake up.\n\nYou measure\nthe bridge.\n \n\nYou go home.\n')).toEqual([
      { time: '', title: '', text: 'You wake up.' },
      { time: '', title: 'You measure', text: 'the bridge.' },
      { time: '', title: '', text: 'You go home.' },
    ]);
  });

  test.each([
    ['7:30 You open the counts.', '7:30', '', 'You open the counts.'],
    ['10:00 AM – You change one number.', '10:00 AM', '', 'You change one number.'],
    ['1:30 Ask the street\nYou show the map.', '1:30', 'Ask the street', 'You show the map.'],
    ['4:00\nSay it with numbers:\nOne page.', '4:00', 'Say it with numbers', 'One page.'],
    ['At 9:00 you start.', '', '', 'At 9:00 you start.'],
    ['<b>Hi</b> & bye', '', '', '<b>Hi</b> & bye'],
  ])('%j has its time, title and text', (story, time, title, text) => {
    expect(splitStory(story)).toEqual([{ time, title, text }]);
  });

  test('with nothing in it has no moments', () => {
    expect(splitStory(' \n\n ')).toEqual([]);
  });
});
