import type { LogLine } from '@playforward/contract';
import type { EventRow } from './log-queries.ts';

type SayEvent = (event: { person: string; className: string; details: EventRow['details'] }) => string;

/** What each kind of event is called in a filter, and how it is told; whoever did it stands before it. */
type EventWords = { name: string; say: SayEvent };

const plain = (name: string, text: string): EventWords => ({ name, say: () => text });
const about = (name: string, say: SayEvent): EventWords => ({ name, say });

const reads: Record<string, (person: string) => string> = {
  family: (person) => `read the week of ${person}`,
  reader: (person) => `read the week of ${person} by a link`,
  mail: (person) => `got the week of ${person} by mail`,
  school: (person) => `took along the data of ${person}`,
};

const told: Readonly<Record<string, EventWords>> = {
  'record-read': about('Looks at students’ work', ({ person, className, details }) => {
    const read = reads[String(details.by)];
    if (read) return read(person);
    return details.student === undefined
      ? `looked at the class ${className}`
      : `opened the page of ${person} in ${className}`;
  }),
  'signed-in': plain('Sign-ins', 'signed in'),
  'sign-in-denied': plain('Refused sign-ins', 'was refused: the account is locked'),
  'sign-in-failed': about('Wrong passwords', ({ details: { count = 1 } }) =>
    count === 1 ? 'a wrong password' : `${count} wrong passwords in a minute`,
  ),
  'sign-in-throttled': about('Slowed sign-ins', ({ details: { count = 1 } }) =>
    count === 1 ? 'a sign-in was slowed' : `${count} sign-ins were slowed in a minute`,
  ),
  registered: plain('New accounts', 'made an account'),
  'registered-by-teacher': plain('New accounts by a teacher', 'got an account from a teacher'),
  'registered-from-outside': plain(
    'New accounts by sign-in or learning system',
    'came by the school’s sign-in',
  ),
  'guardian-registered': plain('New guardians', 'made an account with a family code'),
  'identity-linked': plain(
    'Linked sign-ins',
    'signed in by the school or a learning system for the first time',
  ),
  'became-teacher': plain('New teachers', 'became a teacher'),
  'became-admin': plain('New admins', 'became an admin'),
  'guest-started': plain('Guests', 'A guest looked around'),
  'password-changed': plain('Changed passwords', 'changed the password'),
  'password-reset': plain('Reset passwords', 'chose a new password by a link'),
  'card-renewed': plain('New sign-in cards', 'got a new sign-in card'),
  'own-data-downloaded': plain('Own downloads', 'downloaded the own data'),
  'erasure-asked': plain('Erasures asked for', 'asked for erasure'),
  'erasure-taken-back': plain('Erasures taken back', 'keeps the account after all'),
  erased: about('Erasures', ({ details: { count = 1 } }) =>
    count === 1 ? 'An account was erased' : `${count} accounts were erased`,
  ),
  'family-letters-printed': about(
    'Family letters',
    ({ className, details: { letters = 1 } }) =>
      `printed ${letters === 1 ? 'a family letter' : `${letters} family letters`} for ${className}`,
  ),
  'class-teacher-added': about(
    'New teachers of a class',
    ({ person, className }) => `let ${person} teach ${className} too`,
  ),
  'class-teacher-removed': about(
    'Teachers who left a class',
    ({ person, className }) => `ended that ${person} teaches ${className}`,
  ),
  'family-link-ended': about('Ended family links', ({ person }) => `ended a family link to ${person}`),
  'consent-given': about('Consent', ({ person }) => `agreed to chat and city for ${person}`),
  'consent-taken-back': about('Consent taken back', ({ person }) => `took back the yes for ${person}`),
  'guardian-agreed': plain('A yes by letter', 'has a yes from home, by letter'),
  'guardian-declined': plain('A no by letter', 'has a no from home, by letter'),
  'roster-applied': about('Rosters', ({ details: { added = 0, joined = 0, left = 0 } }) =>
    [`read a roster: ${added} new people`, `${joined} joined a class`, `${left} left one`].join(', '),
  ),
  'lti-registration-opened': plain('Opened registration', 'let a learning system register itself'),
  'lti-platform-registered': plain('Registered learning systems', 'A learning system registered itself'),
  'lti-platform-added': plain('Connected learning systems', 'connected a learning system'),
  'lti-platform-removed': plain('Removed learning systems', 'took a learning system out'),
  'lti-deployment-allowed': plain('Allowed deployments', 'allowed a deployment of a learning system'),
  'companion-message-refused': plain('Refused messages', 'A message to the companion was refused'),
  'companion-safety-card': plain('Safety cards', 'was shown a safety card'),
  'city-report': plain('Reports in the city', 'reported a plot of the city'),
  'school-invite': about(
    'Invitations',
    ({ person, details }) => `invited ${person} as ${details.role === 'admin' ? 'an admin' : 'a teacher'}`,
  ),
  'school-deactivate': about('Locked accounts', ({ person }) => `locked the account of ${person}`),
  'school-activate': about('Opened accounts', ({ person }) => `opened the account of ${person}`),
  'school-end-sessions': about('Ended sign-ins', ({ person }) => `signed ${person} out everywhere`),
  'school-one-time-password': about(
    'One-time passwords',
    ({ person }) => `gave ${person} a one-time password`,
  ),
  'school-erase': plain('Erasures by the office', 'erased an account'),
  'school-merge': about('Merged accounts', ({ person }) => `merged two accounts of ${person}`),
  'school-classes-archived': about('Classes set aside', ({ details: { classes = 1 } }) =>
    classes === 1 ? 'set a class aside' : `set ${classes} classes aside`,
  ),
  'school-classes-restored': about('Classes taken back', ({ details: { classes = 1 } }) =>
    classes === 1 ? 'took a class back' : `took ${classes} classes back`,
  ),
  'school-safety-contact-added': plain('Safety contacts', 'added a safety contact'),
  'school-safety-contact-removed': plain('Removed safety contacts', 'took a safety contact out'),
  'school-safety-note': about(
    'Notes of concern',
    ({ person, details }) => `marked a note of concern about ${person} as ${details.state ?? 'seen'}`,
  ),
};

/** What whoever runs the server did with a command of that name. */
const byOperator = 'operator-';

function sayUnknown(kind: string): string {
  return kind.startsWith(byOperator) ? `ran the command ${kind.slice(byOperator.length)}` : name(kind);
}

/** Names of kinds that have no words here, such as new ones: readable, and never wrong. */
function name(kind: string): string {
  const [from, act] = kind.startsWith(byOperator)
    ? ['Operator: ', kind.slice(byOperator.length)]
    : ['', kind];
  const words = `${from}${act.replaceAll('-', ' ')}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function nameOfKind(kind: string): string {
  return told[kind]?.name ?? name(kind);
}

/** Whom an event was about, when the account is gone. */
const gone = 'somebody who is gone';

export function sayEvent({ id, at, kind, who, person, className, details }: EventRow): LogLine {
  const known = told[kind];
  const filled = { person: person ?? gone, className: className ?? 'a class that is gone', details };
  return {
    id: Number(id),
    at: at.toISOString(),
    kind,
    who,
    text: known ? known.say(filled) : sayUnknown(kind),
  };
}
