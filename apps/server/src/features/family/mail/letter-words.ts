import type { FamilyLanguage } from '@playforward/contract';

type Filled = { child: string; product: string; body: string; page: string; end: string };

/** The weekly letter around what is said of the week, in plain text only. */
export const letterWords: Record<
  FamilyLanguage,
  {
    subject(child: string): string;
    dinner: string;
    listen: string;
    next: string;
    text(filled: Filled): string;
  }
> = {
  en: {
    subject: (child) => `${child}’s week in mathematics`,
    dinner: 'One thing to ask at dinner:',
    listen: 'Listen for:',
    next: 'What comes next:',
    text: ({ child, product, body, page, end }) => `Hello,

this was ${child}’s week with ${product}.

${body}

The same on one page: ${page}

You get this letter on Fridays because you asked for it. One click ends it:
${end}
`,
  },
  es: {
    subject: (child) => `La semana de ${child} en matemáticas`,
    dinner: 'Una pregunta para la cena:',
    listen: 'Fíjese en esto:',
    next: 'Lo que sigue:',
    text: ({ child, product, body, page, end }) => `Hola:

Así fue la semana de ${child} con ${product}.

${body}

Lo mismo en una página: ${page}

Usted recibe esta carta los viernes porque la pidió. Con un clic deja de llegar:
${end}
`,
  },
};
