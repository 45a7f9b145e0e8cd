import { describe, expect, it } from 'vitest';
import { textBlocks } from './text-blocks.ts';

describe('the shape of an answer', () => {
  it('is paragraphs, one after each blank line', () => {
    expect(textBlocks('One.\nTwo.\n\n\nThree.')).toEqual([
      { kind: 'words', lines: ['One.', 'Two.'] },
      { kind: 'words', lines: ['Three.'] },
    ]);
  });

  it('has its numbered steps apart, each with the reasons below it', () => {
    const text =
      'Look:\n1. $2x + 3 = 7$\n   Start.\n\n2. $2x = 4$\n   Take 3 away.\n   On both sides.\nNow you.';
    expect(textBlocks(text)).toEqual([
      { kind: 'words', lines: ['Look:'] },
      {
        kind: 'steps',
        steps: [
          { number: 1, head: '$2x + 3 = 7$', lines: ['Start.'] },
          { number: 2, head: '$2x = 4$', lines: ['Take 3 away.', 'On both sides.'] },
        ],
      },
      { kind: 'words', lines: ['Now you.'] },
    ]);
  });

  it('knows steps by other marks, too', () => {
    expect(textBlocks('Step 1: Add.\nStep 2: Divide.\n')).toMatchObject([
      { kind: 'steps', steps: [{ head: 'Add.' }, { head: 'Divide.' }] },
    ]);
    expect(textBlocks('1) Add.')).toMatchObject([{ kind: 'steps' }]);
  });

  it('leaves a line alone that only begins with a number', () => {
    expect(textBlocks('12. That is the answer.')).toEqual([
      { kind: 'words', lines: ['12. That is the answer.'] },
    ]);
    expect(textBlocks('3.5 liters')).toEqual([{ kind: 'words', lines: ['3.5 liters'] }]);
  });

  it('is nothing for nothing', () => {
    expect(textBlocks('')).toEqual([]);
    expect(textBlocks(' \n ')).toEqual([]);
  });
});
