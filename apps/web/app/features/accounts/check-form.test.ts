import { describe, expect, test } from 'vitest';
import { checkEmail, checkSignup } from './check-form.ts';

const domain = 'northside.example';
const restricted = { message: 'Access is restricted', field: 'email' };

describe('checkEmail [A-309]', () => {
  test.each(['ana@northside.example', 'Ana@NORTHSIDE.EXAMPLE', ' ana@northside.example '])(
    'lets %j in [A-282] [A-285]',
    (email) => {
      expect(checkEmail(email, domain)).toBeUndefined();
    },
  );

  test.each([
    'a@b@northside.example',
    '@northside.example',
    'ana',
    'ana@',
    'x@sub.northside.example',
    'x@northside.example.evil',
    'x@other.example',
    'x@northside.example@',
  ])('refuses %j [A-280] [A-281] [A-282] [A-283]', (email) => {
    expect(checkEmail(email, domain)).toEqual(restricted);
  });

  test('lets every domain in while the school has set none, but no broken address', () => {
    expect(checkEmail('ana@anywhere.example', null)).toBeUndefined();
    expect(checkEmail('a@b@c', null)).toEqual(restricted);
  });
});

describe('checkSignup [A-354] [D-13]', () => {
  const good = { email: 'ana@northside.example', password: '123456', confirmation: '123456' };
  const check = (changes: Partial<typeof good>) =>
    checkSignup({ ...good, ...changes }, { domain, passwordMin: 6 });

  test('finds nothing to mend in a good form', () => {
    expect(check({})).toBeUndefined();
  });

  test('wants six characters [A-288] [A-362]', () => {
    expect(check({ password: '12345', confirmation: 'other' })).toEqual({
      message: 'Password must be at least 6 characters',
      field: 'password',
    });
  });

  test('wants the same password twice [A-289]', () => {
    expect(check({ confirmation: '1234567' })).toEqual({
      message: "Passwords don't match",
      field: 'confirmation',
    });
  });

  test('speaks about the address first', () => {
    expect(check({ email: 'x', password: '1' })).toEqual(restricted);
  });
});
