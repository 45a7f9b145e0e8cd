import type { FamilyLanguage } from '@playforward/contract';

type Filled = { child: string; product: string; className: string; teacher: string };
type LetterText = {
  page: string;
  sheetLead(letters: number): string;
  sheetWarning: string;
  greeting(filled: Filled): string;
  lead(filled: Filled): string;
  sees: readonly string[];
  how: string;
  steps: readonly string[];
  code: string;
  until(day: string): string;
  picture: string;
  end: string;
  sign(filled: Filled): string;
};

/** Words of the letter to a family, in each language. */
export const letterTexts: Record<FamilyLanguage, LetterText> = {
  en: {
    page: 'Family letters',
    sheetLead: (letters) =>
      `${letters === 1 ? '1 letter' : `${letters} letters`}, a page each. Print this page in your browser.`,
    sheetWarning: 'The codes show only here, for ten minutes. Each works once, within 30 days.',
    greeting: ({ child }) => `Dear family of ${child},`,
    lead: ({ child, product, className, teacher }) =>
      `In ${className} with ${teacher}, ${child} works on mathematics with ${product}. You can see ${child}’s week on one page, in English or Spanish:`,
    sees: [
      'on how many days there was work, and for how long',
      'what can be done alone now, and what is being learned',
      'one thing to ask at dinner',
    ],
    how: 'How to begin',
    steps: [
      'Point a camera at the picture, or go to the address below.',
      'Type the code if it is not there yet.',
      'Make an account with your e-mail address, or take a link that needs none.',
    ],
    code: 'Your family code',
    until: (day) => `It works once, until ${day}.`,
    picture: 'Or go to',
    end: 'You see your own child and nobody else; nothing is compared. You can end it at any time, and so can your child. What students write in the chat is not shown there.',
    sign: ({ teacher }) => teacher,
  },
  es: {
    page: 'Cartas a las familias',
    sheetLead: (letters) =>
      `${letters === 1 ? '1 carta' : `${letters} cartas`}, una por página. Imprima esta página en su navegador.`,
    sheetWarning:
      'Los códigos se ven solo aquí, durante diez minutos. Cada uno sirve una vez, dentro de 30 días.',
    greeting: ({ child }) => `Estimada familia de ${child}:`,
    lead: ({ child, product, className, teacher }) =>
      `En ${className}, con ${teacher}, ${child} trabaja en matemáticas con ${product}. Usted puede ver la semana de ${child} en una sola página, en español o en inglés:`,
    sees: [
      'cuántos días trabajó y cuánto tiempo',
      'qué puede hacer ya sin ayuda y qué está aprendiendo',
      'una pregunta para la cena',
    ],
    how: 'Cómo empezar',
    steps: [
      'Apunte la cámara a la imagen, o entre en la dirección de abajo.',
      'Escriba el código si todavía no aparece.',
      'Abra una cuenta con su correo electrónico, o pida un enlace que no necesita cuenta.',
    ],
    code: 'Su código de familia',
    until: (day) => `Sirve una vez, hasta el ${day}.`,
    picture: 'O entre en',
    end: 'Usted ve solo a su hijo o hija; no se compara con nadie. Puede terminarlo cuando quiera, y su hijo o hija también. Lo que los estudiantes escriben en el chat no se muestra ahí.',
    sign: ({ teacher }) => teacher,
  },
};
