import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { makeUser, renderApp } from '../../testing/render-app.tsx';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { SignupScreen } from './signup-screen.tsx';

const { learning_profile: _, ...account } = makeUser({ onboarding_completed: false });
const session = { ...account, access_token: 'abc' };

function openSignup() {
  return renderApp(
    [
      {
        path: '/signup',
        element: (
          <>
            <SignupScreen />
            <Toaster />
          </>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    '/signup',
  );
}

const labels = ['First Name', 'Email', 'Password', 'Confirm Password'] as const;

function fill(changes: Partial<Record<(typeof labels)[number], string>> = {}): void {
  const values = {
    'First Name': 'Maya',
    Email: 'maya@northside.example',
    Password: 'forward8',
    'Confirm Password': 'forward8',
    ...changes,
  };
  for (const label of labels) {
    fireEvent.input(screen.getByLabelText(label), { target: { value: values[label] } });
  }
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));

describe('the sign-up screen', () => {
  test('has the documented words and the four fields in order, all required, and none for a role [A-010] [A-048] [A-049] [A-050] [A-052] [A-053] [A-287] [A-290]', () => {
    openSignup();
    expect(screen.getByText('Sign up to start your learning journey.')).toBeTruthy();
    expect(screen.getByText('Already have an account?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
    const inputs = [...document.querySelectorAll('input')];
    expect(inputs.map((input) => input.labels?.[0]?.textContent)).toEqual(labels);
    expect(inputs.every((input) => input.required)).toBe(true);
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
    expect(document.querySelector('select, [type=radio], [role=combobox], [role=radio]')).toBeNull();
  });

  test('says how well the password holds while it is typed, and allows pasting and password managers', async () => {
    openSignup();
    fill({ Password: 'northside7' });
    expect(await screen.findByText(/made of your name/)).toBeTruthy();
    fill({ Password: 'violet harbor kite' });
    expect(await screen.findByText(/^Strong/)).toBeTruthy();
    const password = screen.getByLabelText('Password');
    expect(fireEvent.paste(password)).toBe(true);
    expect(password.getAttribute('autocomplete')).toBe('new-password');
  });

  test('registers, greets and leads to the questions [A-051] [A-054] [A-232] [A-356]', async () => {
    const { calls } = fakeServer({ 'POST /auth/register': { body: session } });
    const { router } = openSignup();
    fill();
    submit();
    expect(screen.getByRole('button', { name: 'Creating account...' })).toBeTruthy();
    expect(await screen.findByText('Account created successfully!')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'));
    expect(calls[0]?.body).toEqual({ name: 'Maya', email: 'maya@northside.example', password: 'forward8' });
  });

  test('a name of blanks passes as User [D-12] [A-194]', () => {
    const { calls } = fakeServer({ 'POST /auth/register': { body: session } });
    openSignup();
    fill({ 'First Name': '   ' });
    submit();
    expect(calls[0]?.body).toMatchObject({ name: 'User' });
  });

  test.each([
    [{ Password: '12345' }, 'Password must be at least 6 characters', 'Password'],
    [{ 'Confirm Password': 'forwrd8' }, "Passwords don't match", 'Confirm Password'],
    [{ Email: 'maya' }, 'Access is restricted', 'Email'],
  ] as const)('%j stays here with %j [A-288] [A-289]', (changes, message, label) => {
    const { calls } = fakeServer({});
    openSignup();
    fill(changes);
    submit();
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(calls).toEqual([]);
  });

  test.each([
    [400, { detail: 'Email already registered.' }, 'Email already registered.'],
    [400, { detail: 'User already exists' }, 'Email already registered.'],
    [409, { detail: 'Try later' }, 'Try later'],
    [502, {}, 'Server error. Please try again later.'],
  ])('answered %i with %j says "%s" [A-055] [A-344] [A-345] [A-346] [A-348]', async (status, body, words) => {
    fakeServer({ 'POST /auth/register': { status, body } });
    openSignup();
    fill();
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });
});
