import type { AppContext } from '../context.ts';
import { deleteSchool } from '../schools/delete-school.ts';
import { schoolsTopic } from '../schools/open-schools.ts';
import { insertSchool, type SchoolRow, selectSchools, updateSchool } from '../schools/queries.ts';
import { checkSchoolSetting } from '../schools/school-settings.ts';
import { StartupError } from '../startup-error.ts';
import { type Commands, command, done, listCommands, refused, runOneOf } from './command.ts';
import type { CommandResult } from './command-result.ts';
import { nameWord, slugWord, textWord } from './command-words.ts';

const hostForm = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Does something to a school that is there; a setting that cannot be is refused in its own sentence. */
async function onSchool(
  context: AppContext,
  slug: string,
  act: (school: SchoolRow) => Promise<CommandResult>,
): Promise<CommandResult> {
  const schools = await selectSchools(context.dangerouslyAcrossSchools.db);
  const school = schools.find((one) => one.slug === slug);
  if (!school)
    return refused(`There is no school ${slug}. There are ${schools.map((one) => one.slug).join(', ')}.`);
  return act(school).catch((error: unknown) => {
    if (error instanceof StartupError) return refused(error.message);
    throw error;
  });
}

const slugAlone = { slug: textWord };
const all = '--with-everything';

const commands: Commands = {
  add: command(
    {
      usage: 'schools add <slug> <name>',
      about: 'make a school; it is at /at/<slug> at once',
      words: { slug: slugWord, name: nameWord },
      lastTakesAll: true,
    },
    async (context, { slug, name }) => {
      const { dangerouslyAcrossSchools: across, clock } = context;
      const made = await insertSchool(across.db, { slug, name, now: clock.now() });
      if (!made) return refused(`There is a school ${slug} already.`);
      await tell(context);
      return done(
        `${name} is at /at/${slug}. Invite its admin: npm run admin -- --school ${slug} invite admin <e-mail> <name>`,
      );
    },
  ),
  name: command(
    {
      usage: 'schools name <slug> <name>',
      about: 'change its name',
      words: { slug: textWord, name: nameWord },
      lastTakesAll: true,
    },
    (context, { slug, name }) =>
      onSchool(context, slug, async ({ id }) => {
        await change(context, id, { name });
        return done(`${slug} is called ${name}.`);
      }),
  ),
  hosts: command(
    {
      usage: 'schools hosts <slug> [host ...]',
      about: 'the host names that lead to it; none takes them away',
      words: { slug: textWord, hosts: textWord.optional() },
      lastTakesAll: true,
    },
    (context, { slug, hosts = '' }) =>
      onSchool(context, slug, (school) =>
        setHosts(context, school, hosts.toLowerCase().split(' ').filter(Boolean)),
      ),
  ),
  set: command(
    {
      usage: 'schools set <slug> <SETTING> [value]',
      about: "what it sets for itself; without a value the installation's holds again",
      words: { slug: textWord, name: textWord, value: textWord.optional() },
      lastTakesAll: true,
    },
    (context, { slug, name, value }) =>
      onSchool(context, slug, async (school) => {
        const { [name]: _, ...others } = school.settings;
        const settings = value === undefined ? others : { ...others, [name]: value };
        if (value === undefined && !Object.hasOwn(school.settings, name))
          return refused(`${slug} sets no ${name} itself.`);
        checkSchoolSetting(context.settings, { ...school, settings });
        await change(context, school.id, { settings });
        return done(
          value === undefined ? `${slug} has ${name} as the installation.` : `${slug} has its own ${name}.`,
        );
      }),
  ),
  close: command(
    { usage: 'schools close <slug>', about: 'shut its doors and keep everything', words: slugAlone },
    (context, { slug }) =>
      onSchool(context, slug, async ({ id }) => {
        await change(context, id, { isOpen: false });
        return done(`${slug} is closed; everything is kept.`);
      }),
  ),
  open: command(
    { usage: 'schools open <slug>', about: 'open its doors again', words: slugAlone },
    (context, { slug }) =>
      onSchool(context, slug, async ({ id }) => {
        await change(context, id, { isOpen: true });
        return done(`${slug} is open.`);
      }),
  ),
  delete: command(
    {
      usage: `schools delete <slug> ${all}`,
      about: 'remove it with all its people and their work',
      words: slugAlone,
      options: [all],
    },
    (context, { slug, options }) =>
      onSchool(context, slug, async ({ id }) => {
        if (id === 1) return refused('The first school stays: it is the one of an address that names none.');
        if (!options.has(all))
          return refused(
            `This removes ${slug} with all its people and their work. If that is meant: npm run admin -- schools delete ${slug} ${all}`,
          );
        const rows = await deleteSchool(context.dangerouslyAcrossSchools.pool, id);
        await tell(context);
        return done(`${slug} is gone with ${rows} rows. Copies in backups go when the backups do.`);
      }),
  ),
};

const usage = `Usage: npm run admin -- schools [command]
${listCommands([{ usage: 'schools', about: 'all schools with their addresses and people' }, ...Object.values(commands)])}
Every other command is for one school: npm run admin -- --school <slug> list`;

/** What an operator does to the schools of an installation. */
export async function runSchoolCommand(context: AppContext, args: string[]): Promise<CommandResult> {
  if (args.length === 0) return done(await listSchools(context));
  if (args[0] === 'help') return done(usage);
  return runOneOf(commands, context, { args, all: 'npm run admin -- schools help lists them.' });
}

async function setHosts(
  context: AppContext,
  { id, slug }: SchoolRow,
  hosts: string[],
): Promise<CommandResult> {
  const odd = hosts.find((host) => !hostForm.test(host));
  if (odd !== undefined) return refused(`${odd} is no host name: write it as north.learn.example.`);
  const other = context.schools
    .all()
    .find((one) => one.id !== id && one.hosts.some((host) => hosts.includes(host)));
  if (other) return refused(`A host name leads to one school, and ${other.slug} has it.`);
  await change(context, id, { hosts });
  if (hosts.length === 0) return done(`${slug} is at /at/${slug}.`);
  const unset = context.settings.publicOrigin === undefined;
  return done(
    `${slug} is at ${hosts.join(', ')}.${unset ? ' Set PUBLIC_ORIGIN too: from it the links of letters are made.' : ''}`,
  );
}

async function change(
  context: AppContext,
  id: number,
  values: Parameters<typeof updateSchool>[2],
): Promise<void> {
  await updateSchool(context.dangerouslyAcrossSchools.db, id, values);
  await tell(context);
}

async function tell({ schools, bus }: AppContext): Promise<void> {
  await schools.refresh();
  await bus.publish(schoolsTopic, '');
}

async function listSchools({ dangerouslyAcrossSchools: { db, pool } }: AppContext): Promise<string> {
  const { rows } = await pool.query<{ id: number; people: number }>(
    'SELECT school_id AS id, count(*)::int AS people FROM users GROUP BY school_id',
  );
  const people = new Map(rows.map((row) => [row.id, row.people]));
  const schools = await selectSchools(db);
  const lines = schools.map(({ id, slug, name, hosts, settings, isOpen }) =>
    [
      slug,
      name || '(the name of the installation)',
      hosts.length > 0 ? hosts.join(' ') : id === 1 ? '(the installation itself)' : `/at/${slug}`,
      isOpen ? 'open' : 'closed',
      `${people.get(id) ?? 0} people`,
      Object.keys(settings).sort().join(' ') || '(no settings of its own)',
    ].join('\t'),
  );
  return [...lines, `${schools.length} ${schools.length === 1 ? 'school' : 'schools'}`].join('\n');
}
