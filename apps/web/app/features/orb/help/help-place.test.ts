import { describe, expect, it } from 'vitest';
import { helpPlaceOf } from './help-place.ts';

const at = (tab: string, rest: string, step?: number) => helpPlaceOf({ lessonId: 4, tab, rest, step });

describe('what is open in a lesson [L-035] [L-160]', () => {
  it('is the problem of the address', () => {
    expect(at('practice-problems', 'problem/14')).toMatchObject({ part: 'practice-problems', problemId: 14 });
    expect(at('guided-problem', 'problem/9', 2)).toMatchObject({ problemId: 9, step: 2 });
    expect(at('key-concept', '1/problem/12')).toMatchObject({ problemId: 12, concept: 1 });
  });

  it('is the concept of the address, the first one without', () => {
    expect(at('key-concept', '2')).toMatchObject({ concept: 2, problemId: undefined });
    expect(at('key-concept', '')).toMatchObject({ concept: 0 });
  });

  it('is nothing where no problem is', () => {
    expect(at('introduction', 'problem/3')).toMatchObject({ part: 'other', problemId: undefined });
    expect(at('practice-problems', '')).toMatchObject({ problemId: undefined, concept: undefined });
    expect(at('practice-problems', 'problem/abc')).toMatchObject({ problemId: undefined });
  });
});
