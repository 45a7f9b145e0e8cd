import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

test('ties hint and message to the field', () => {
  render(<TextField label="Email" hint="School address" message="Access is restricted" />);
  const field = screen.getByLabelText('Email');
  const words = field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['Access is restricted', 'School address']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('shows a password only while asked to', () => {
  render(<PasswordField label="Password" />);
  const type = () => screen.getByLabelText('Password').getAttribute('type');
  expect(type()).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(type()).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide characters' }));
  expect(type()).toBe('password');
});
