import type { FamilyLanguage } from '@playforward/contract';
import { type SentencePart, say, strong } from './sentence.ts';

type Names = readonly SentencePart[];
type Words = {
  headline(week: { stars: number; days: number; child: string; keptOn: number }): string;
  quiet: { now: string; past: string };
  none: { now(child: string): SentencePart[]; past(child: string): SentencePart[] };
  worked(week: { child: string; days: number; minutes: number }): SentencePart[];
  alone(week: { child: string; names: Names; isNew: boolean }): SentencePart[];
  finished(week: { child: string; names: Names; count: number }): SentencePart[];
  more(count: number): string;
  workingOn(week: { child: string; skill: SentencePart; lesson: SentencePart | undefined }): SentencePart[];
  keptOn(week: { child: string; times: number }): SentencePart[];
  tasks: Record<'lesson' | 'practice' | 'exit-ticket' | 'unit-check' | 'race' | 'mission', string>;
};

const english = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const spanish = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const enNumber = (n: number) => english[n] ?? String(n);
const esNumber = (n: number) => spanish[n] ?? String(n);
const days = (n: number) => `${enNumber(n)} ${n === 1 ? 'day' : 'days'}`;
const dias = (n: number) => `${esNumber(n)} ${n === 1 ? 'día' : 'días'}`;
const times = (n: number) => capital(n === 1 ? 'once' : n === 2 ? 'twice' : `${enNumber(n)} times`);
const veces = (n: number) => capital(n === 1 ? 'una vez' : `${esNumber(n)} veces`);

function hours(minutes: number): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  const said = [
    h > 0 && `${h} ${h === 1 ? 'hour' : 'hours'}`,
    m > 0 && `${m} ${m === 1 ? 'minute' : 'minutes'}`,
  ];
  return said.filter(Boolean).join(' ');
}

function horas(minutes: number): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  const said = [
    h > 0 && `${h} ${h === 1 ? 'hora' : 'horas'}`,
    m > 0 && `${m} ${m === 1 ? 'minuto' : 'minutos'}`,
  ];
  return said.filter(Boolean).join(' y ');
}

const en: Words = {
  headline: ({ stars, days: n, child, keptOn }) =>
    [
      stars > 0
        ? `${capital(enNumber(stars))} new ${stars === 1 ? 'star' : 'stars'} in ${days(n)}.`
        : `${child} was here on ${days(n)}.`,
      keptOn > 0 && `${child} went on when it was hard.`,
    ]
      .filter(Boolean)
      .join(' '),
  quiet: { now: 'A new week is open.', past: 'That was a quiet week.' },
  none: {
    now: (child) => say`${child} has not worked here this week yet.`,
    past: (child) => say`${child} did not work here that week.`,
  },
  worked: ({ child, days: n, minutes }) =>
    say`${child} worked on ${strong(days(n))}, for ${strong(hours(minutes))} in all.`,
  alone: ({ child, names, isNew }) =>
    isNew
      ? say`${child} can now do this alone: ${names}.`
      : say`${child} did this again without help: ${names}.`,
  finished: ({ child, names, count }) =>
    count === 1
      ? say`${child} finished the lesson ${names}.`
      : say`${child} finished ${enNumber(count)} lessons: ${names}.`,
  more: (count) => `${count} more`,
  workingOn: ({ child, skill, lesson }) =>
    lesson ? say`${child} is working on ${lesson}: ${skill}.` : say`${child} is working on ${skill}.`,
  keptOn: ({ child, times: n }) =>
    say`${times(n)} a first answer was not right, and ${child} ${strong('found the right one')}.`,
  tasks: {
    lesson: 'Lesson',
    practice: 'Practice',
    'exit-ticket': 'Exit ticket',
    'unit-check': 'Unit check',
    race: 'Math race',
    mission: 'City mission',
  },
};

const es: Words = {
  headline: ({ stars, days: n, child, keptOn }) =>
    [
      stars > 0
        ? `${capital(stars === 1 ? 'una' : esNumber(stars))} ${stars === 1 ? 'estrella nueva' : 'estrellas nuevas'} en ${dias(n)}.`
        : `${child} estuvo aquí ${dias(n)}.`,
      keptOn > 0 && `${child} siguió adelante cuando era difícil.`,
    ]
      .filter(Boolean)
      .join(' '),
  quiet: { now: 'Empieza una semana nueva.', past: 'Fue una semana tranquila.' },
  none: {
    now: (child) => say`${child} todavía no ha trabajado aquí esta semana.`,
    past: (child) => say`${child} no trabajó aquí esa semana.`,
  },
  worked: ({ child, days: n, minutes }) =>
    say`${child} trabajó ${strong(dias(n))}, en total ${strong(horas(minutes))}.`,
  alone: ({ child, names, isNew }) =>
    isNew
      ? say`${child} ya puede hacer esto sin ayuda: ${names}.`
      : say`${child} volvió a hacer esto sin ayuda: ${names}.`,
  finished: ({ child, names, count }) =>
    count === 1
      ? say`${child} terminó la lección ${names}.`
      : say`${child} terminó ${esNumber(count)} lecciones: ${names}.`,
  more: (count) => `${count} más`,
  workingOn: ({ child, skill, lesson }) =>
    lesson ? say`${child} está aprendiendo ${lesson}: ${skill}.` : say`${child} está aprendiendo ${skill}.`,
  keptOn: ({ child, times: n }) =>
    say`${veces(n)} la primera respuesta no era correcta, y ${child} ${strong('encontró la correcta')}.`,
  tasks: {
    lesson: 'Lección',
    practice: 'Práctica',
    'exit-ticket': 'Boleto de salida',
    'unit-check': 'Prueba de la unidad',
    race: 'Carrera de matemáticas',
    mission: 'Misión en la ciudad',
  },
};

/** What is said of a week, in each language. */
export const weekWords: Record<FamilyLanguage, Words> = { en, es };
