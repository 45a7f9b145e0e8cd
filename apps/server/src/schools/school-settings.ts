import { isDeepStrictEqual } from 'node:util';
import { listSchoolSettings, readSettings, readSettingsWith, type Settings } from '../settings.ts';
import { StartupError } from '../startup-error.ts';
import type { SchoolRow } from './queries.ts';

type Differing = Pick<SchoolRow, 'id' | 'slug' | 'name' | 'hosts' | 'settings'>;

/** The settings of a school: those of the installation, but for what it sets itself, its name and its address. */
export function settingsOfSchool(base: Settings, school: Differing): Settings {
  const own = {
    ...(school.name !== '' && { ORGANISATION: school.name }),
    ...addressOf(base, school),
    ...school.settings,
  };
  const schoolPath = school.id === 1 || school.hosts.length > 0 ? '' : `/at/${school.slug}`;
  if (Object.keys(own).length === 0) return schoolPath === '' ? base : { ...base, schoolPath };
  const [without, withOwn] = [readSettings(), readSettingsWith(own)];
  const changed = Object.entries(withOwn).filter(
    ([key, value]) => !isDeepStrictEqual(value, without[key as keyof Settings]),
  );
  return { ...base, ...Object.fromEntries(changed), schoolPath };
}

/** Where the installation has a public address, a school with a host name of its own has one too. */
function addressOf({ publicOrigin }: Settings, { hosts: [host] }: Differing) {
  if (publicOrigin === undefined || host === undefined) return {};
  const address = new URL(publicOrigin);
  address.hostname = host;
  return { PUBLIC_ORIGIN: address.origin };
}

/** Refuses, in one sentence, a setting that a school cannot have or that is malformed. */
export function checkSchoolSetting(base: Settings, school: Differing): void {
  const known = new Set(listSchoolSettings());
  const foreign = Object.keys(school.settings).find((name) => !known.has(name));
  if (foreign !== undefined)
    throw new StartupError(
      `${foreign} is no setting of a school. A school may set: ${[...known].sort().join(', ')}.`,
    );
  settingsOfSchool(base, school);
}

/** The settings of the school in scope, whichever that is when they are asked for. */
export function settingsInScope(base: Settings, current: () => Settings | undefined): Settings {
  const names = Object.keys(base) as (keyof Settings)[];
  const shown = Object.fromEntries(names.map((name) => [name, base[name]])) as Settings;
  for (const name of names)
    Object.defineProperty(shown, name, { enumerable: true, get: () => (current() ?? base)[name] });
  return shown;
}
