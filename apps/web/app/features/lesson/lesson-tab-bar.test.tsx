import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { LessonTabBar } from './lesson-tab-bar.tsx';

test('the open tab is in the middle again when a typeface makes the tabs wider', () => {
  const watched = new Map<Element, () => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly tell: (entries: unknown[]) => void;
      constructor(tell: (entries: unknown[]) => void) {
        this.tell = tell;
      }
      observe(part: Element) {
        watched.set(part, () => this.tell([]));
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('innerWidth', 390);
  let wider = 0;
  const inner = (name: 'clientWidth' | 'scrollWidth', value: () => number) =>
    vi.spyOn(Element.prototype, name, 'get').mockImplementation(value);
  const outer = (name: 'offsetLeft' | 'offsetWidth', value: () => number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(value);
  inner('clientWidth', () => 270);
  inner('scrollWidth', () => 700 + wider);
  outer('offsetLeft', () => 540 + wider);
  outer('offsetWidth', () => 150);
  const done = { key_concept: true, guided_problem: true, practice_problems: false };
  const touched = { introduction: true, 'stem-city': true };
  render(
    <MemoryRouter>
      <LessonTabBar lessonId={1} current="practice-problems" done={done} touched={touched} />
    </MemoryRouter>,
  );
  const bar = screen.getByRole('navigation');
  expect(bar.scrollLeft).toBe(540 - 60);
  wider = 40;
  watched.get(screen.getByRole('link', { name: 'Practice Problems' }))?.();
  expect(bar.scrollLeft).toBe(580 - 60);
});
