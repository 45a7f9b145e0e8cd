import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { WhatIf } from './what-if.tsx';

const choices = [
  { text: 'Maples without a partner: 8.', reply: 'The city says that with 90 oaks.' },
  { text: 'More maples that your oaks could stand with: 8.', reply: 'Yes, just that.' },
];

test('each choice is answered when it is tapped, and another one may be tapped after it', async () => {
  render(<WhatIf prompt="And with 108 oaks, not 99 oaks?" choices={choices} />);
  for (const { text, reply } of choices) {
    await userEvent.click(screen.getByRole('button', { name: text }));
    expect(screen.getByRole('status').textContent).toBe(reply);
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe(text);
  }
});
