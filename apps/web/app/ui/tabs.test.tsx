import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement } from '../testing/render-app.tsx';
import { TabBar, TabLink } from './tabs.tsx';

test('says which tab is open, done or locked, and a locked one leads nowhere', () => {
  renderElement(
    <TabBar label="Lesson sections">
      <TabLink to="/a" state="done">
        Introduction
      </TabLink>
      <TabLink to="/b" state="current">
        Key Concept
      </TabLink>
      <TabLink to="/c" state="locked">
        Practice Problems
      </TabLink>
    </TabBar>,
  );
  expect(screen.getByRole('link', { name: 'Introduction, done' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Key Concept' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('link', { name: /Practice/ })).toBeNull();
  expect(screen.getByText('Practice Problems').textContent).toBe('Practice Problems, locked');
});
