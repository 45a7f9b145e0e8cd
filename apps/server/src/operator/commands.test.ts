import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { fileCommands } from './file-commands.ts';
import { runAdmin } from './run-admin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** The command line as it is typed; a word with blanks stands between quotation marks. */
const wordsOf = (line: string) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, a, b]) => a ?? b ?? '');
const run = (line: string) => runAdmin(server.context, wordsOf(line));

const counted = async () =>
  (
    await server.context.dangerouslyAcrossSchools.pool.query(
      `SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM schools) AS schools,
        (SELECT count(*)::int FROM audit_log) AS noted, (SELECT bool_and(is_open) FROM schools) AS open`,
    )
  ).rows[0];

describe('[O1] a command that is typed wrong changes nothing and says how it is typed', () => {
  test.each([
    ['exprot ana@school.example', 'exprot is no command. Do you mean export?'],
    ['constructor x@school.example', 'constructor is no command. Alone, npm run admin lists all of them.'],
    ['list all', '"all" is a word too many after list.'],
    ['export', 'export needs <e-mail>.'],
    ['export ana', '"ana" is no e-mail address, and no user name such as lively-owl-42.'],
    ['export ana@school.example ana.json', '"ana.json" is a word too many.'],
    ['delete', 'delete needs <e-mail>.'],
    ['delete --all', 'delete has no option --all.'],
    ['delete ""', 'delete needs <e-mail>.'],
    ['create', 'create needs <e-mail>.'],
    ['create not-an-address Ana', '"not-an-address" is no e-mail address.'],
    [`create ana@school.example ${'a'.repeat(81)}`, 'A name has at most 80 characters.'],
    ['invite owner x@school.example', '"owner" is no role: it is teacher or admin.'],
    ['invite admin', 'invite needs <e-mail>.'],
    ['import', 'import needs <file.csv>.'],
    ['import a.csv b.csv', '"b.csv" is a word too many.'],
    ['import /nowhere/a.csv', 'The file /nowhere/a.csv cannot be read'],
    ['roster', 'roster needs <zip or folder>.'],
    ['roster /nowhere.zip --aply', 'roster has no option --aply. Do you mean --apply?'],
    ['roster --apply', 'roster needs <zip or folder>.'],
    ['roster /nowhere.zip now', '"now" is a word too many.'],
    ['roster /nowhere.zip --apply', 'There is no file or folder /nowhere.zip.'],
    ['age ana@school.example 7', '"7" is no age: it is one of under-13, 13-15, 16-plus.'],
    ['consent ana@school.example', 'consent needs <who agreed>.'],
    ['safety burn 1', 'burn is no command. There are safety read <number> and safety close <number> <who>.'],
    ['safety read one', '"one" is no number of a note'],
    ['safety close 1', 'safety close needs <who>.'],
    ['schools clsoe north', 'clsoe is no command. Do you mean close?'],
    ['schools add North "North School"', '"North" cannot stand in an address'],
    ['schools add north', 'schools add needs <name>.'],
    ['schools close', 'schools close needs <slug>.'],
    ['schools close school now', '"now" is a word too many.'],
    ['schools close school --for-good', 'schools close has no option --for-good.'],
    ['schools close nowhere', 'There is no school nowhere. There are school.'],
    ['schools delete', 'schools delete needs <slug>.'],
    ['schools delete nowhere --with-everything', 'There is no school nowhere.'],
    ['schools delete school --with-all', 'schools delete has no option --with-all.'],
    ['schools delete school --with-everything', 'The first school stays'],
    ['schools set school CHAT_DAY', 'school sets no CHAT_DAY itself.'],
    ['--school', '--school needs the short name of a school'],
    ['--school nowhere list', 'There is no school nowhere'],
  ])('%s', async (line, sentence) => {
    const before = await counted();
    const { kind, text } = await run(line);
    expect([kind, text]).toEqual(['refused', expect.stringContaining(sentence)]);
    expect(await counted()).toEqual(before);
  });

  test('backup and restore say it before they look at any data', async () => {
    const settings = server.context.settings;
    for (const [name, words, sentence] of [
      ['backup', [], 'backup needs <file>.'],
      ['backup', ['a.gz', 'b.gz'], '"b.gz" is a word too many.'],
      ['restore', [], 'restore needs <file>.'],
      ['restore', ['a.gz', '--force'], 'restore has no option --force.'],
    ] as const)
      expect(await fileCommands[name]?.run(settings, [...words])).toEqual({
        kind: 'refused',
        text: expect.stringContaining(sentence),
      });
  });
});

test('[O1] a school is removed only by the words that say so', async () => {
  await run('schools add north "North School"');
  expect((await run('schools delete north')).text).toContain(
    'This removes north with all its people and their work. If that is meant: npm run admin -- schools delete north --with-everything',
  );
  expect((await run('schools')).text).toContain('North School');
  expect((await run('schools delete north --with-everything')).kind).toBe('done');
});

test('[O1] a pupil without an address is named by the user name', async () => {
  const { id } = await server.student();
  await server.context.pool.query("UPDATE users SET email = 'lively-owl-42@pupil.invalid' WHERE id = $1", [
    id,
  ]);
  expect(JSON.parse((await run('export Lively-Owl-42')).text).users).toMatchObject([{ id }]);
  expect((await run('export lively-owl-43')).text).toBe(
    'There is no account with the user name lively-owl-43.',
  );
});

test('[O1] alone it lists every command with what it is for', async () => {
  const { text } = await run('');
  for (const usage of [
    'export <e-mail>',
    'roster <zip or folder> [--apply] [--losses-are-right]',
    'restore <file>',
    'safety',
    'schools',
  ])
    expect(text).toMatch(new RegExp(`^  ${usage.replace(/[[\]]/g, '\\$&')} +\\S`, 'm'));
  expect((await run('schools help')).text).toContain('schools delete <slug> --with-everything');
});
