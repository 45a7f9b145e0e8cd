import type { FamilyLanguage } from '@playforward/contract';

type SheetText = {
  title(className: string): string;
  lead(cards: number, pages: number): string;
} & Record<'warning' | 'userName' | 'email' | 'phrase' | 'firstPhrase' | 'go', string>;

/** Words of the page of sign-in cards, in each language; the pass phrase is the same in all. */
export const sheetTexts: Record<FamilyLanguage, SheetText> = {
  en: {
    title: (className) => `Sign-in cards of ${className}`,
    lead: (cards, pages) =>
      `${cards === 1 ? '1 card' : `${cards} cards`} on ${pages === 1 ? 'one page' : `${pages} pages`}, eight on a page. Print this page in your browser and cut along the dashed lines.`,
    warning:
      'The pass phrases show only here, for ten minutes. A new card ends the old one and signs that student out.',
    userName: 'User name',
    email: 'Email',
    phrase: 'Pass phrase',
    firstPhrase: 'First password, until you choose your own',
    go: 'Point a camera at the picture, or go to',
  },
  es: {
    title: (className) => `Tarjetas de acceso de ${className}`,
    lead: (cards, pages) =>
      `${cards === 1 ? '1 tarjeta' : `${cards} tarjetas`} en ${pages === 1 ? 'una página' : `${pages} páginas`}, ocho por página. Imprima esta página en su navegador y corte por las líneas punteadas.`,
    warning:
      'Las frases de acceso se ven solo aquí, durante diez minutos. Una tarjeta nueva anula la anterior y cierra la sesión de ese estudiante.',
    userName: 'Nombre de usuario',
    email: 'Correo electrónico',
    phrase: 'Frase de acceso',
    firstPhrase: 'Primera contraseña, hasta que elijas la tuya',
    go: 'Apunta la cámara a la imagen, o entra en',
  },
};
