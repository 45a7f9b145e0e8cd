import type { AppContext } from '../context.ts';
import { deleteSchool } from '../schools/delete-school.ts';
import { schoolsTopic } from '../schools/open-schools.ts';
import { insertSchool, type SchoolRow, selectSchools, updateSchool } from '../schools/queries.ts';
import { checkSchoolSetting } from '../schools/school-settings.ts';
import { StartupError } from '../startup-error.ts';
import type { CommandResult } from './command-result.ts';

const done = (text: string): CommandResult => ({ kind: 'done', text });
const refused = (text: string): CommandResult => ({ kind: 'refused', text });

const usage = refused(`Usage: npm run admin -- schools [command]
  schools                             all schools with their addresses and people
  schools add <slug> <name>           make a school; it is at /at/<slug> at once
  schools name <slug> <name>          change its name
  schools hosts <slug> [host ...]     the host names that lead to it; none takes them away
  schools set <slug> <SETTING> [value]  what it sets for itself; without a value the installation's holds again
  schools close <slug>                shut its doors and keep everything; open takes that back
  schools delete <slug> --with-everything   remove it with all its people and their work
Every other command is for one school: npm run admin -- --school <slug> list`);

const slugForm = /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;
const hostForm = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

type Act = (context: AppContext, school: SchoolRow, words: string[]) => Promise<CommandResult>;

const acts: Record<string, Act> = {
  async name(context, { id, slug }, words) {
    const name = words.join(' ').trim().slice(0, 80);
    if (name === '') return usage;
    await change(context, id, { name });
    return done(`${slug} is called ${name}.`);
  },
  async hosts(context, { id, slug }, words) {
    const hosts = words.map((word) => word.toLowerCase());
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
  },
  async set(context, school, [name = '', ...value]) {
    const settings = { ...school.settings };
    if (value.length === 0) delete settings[name];
    else settings[name] = value.join(' ');
    checkSchoolSetting(context.settings, { ...school, settings });
    await change(context, school.id, { settings });
    return done(
      value.length === 0
        ? `${school.slug} has ${name} as the installation.`
        : `${school.slug} has its own ${name}.`,
    );
  },
  async close(context, { id, slug }, words) {
    if (words.length > 0) return usage;
    await change(context, id, { isOpen: false });
    return done(`${slug} is closed; everything is kept.`);
  },
  async open(context, { id, slug }, words) {
    if (words.length > 0) return usage;
    await change(context, id, { isOpen: true });
    return done(`${slug} is open.`);
  },
  async delete(context, { id, slug }, words) {
    if (words.join(' ') !== '--with-everything') return usage;
    if (id === 1) return refused('The first school stays: it is the one of an address that names none.');
    const rows = await deleteSchool(context.dangerouslyAcrossSchools.pool, id);
    await tell(context);
    return done(`${slug} is gone with ${rows} rows. Copies in backups go when the backups do.`);
  },
};

/** What an operator does to the schools of an installation. */
export async function runSchoolCommand(context: AppContext, args: string[]): Promise<CommandResult> {
  const [command, slug = '', ...words] = args;
  if (command === undefined) return done(await listSchools(context));
  if (command === 'add') return addSchool(context, { slug, name: words.join(' ').trim().slice(0, 80) });
  const act = Object.hasOwn(acts, command) ? acts[command] : undefined;
  if (!act || slug === '') return usage;
  const school = (await selectSchools(context.dangerouslyAcrossSchools.db)).find((one) => one.slug === slug);
  if (!school) return refused(`There is no school ${slug}.`);
  return act(context, school, words).catch((error: unknown) => {
    if (error instanceof StartupError) return refused(error.message);
    throw error;
  });
}

async function addSchool(
  context: AppContext,
  { slug, name }: { slug: string; name: string },
): Promise<CommandResult> {
  if (!slugForm.test(slug) || name === '') return usage;
  const { dangerouslyAcrossSchools: across, clock } = context;
  const made = await insertSchool(across.db, { slug, name, now: clock.now() });
  if (!made) return refused(`There is a school ${slug} already.`);
  await tell(context);
  return done(
    `${name} is at /at/${slug}. Invite its admin: npm run admin -- --school ${slug} invite admin <e-mail> <name>`,
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
