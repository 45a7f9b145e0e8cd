import type { Wording } from './wording.ts';

/** What the tutor says to somebody who writes Spanish, where its words are its own; steps of a skill stay English. */
export const spanishText = {
  right: (line: string): Wording => [
    `Sí, ${line} es un paso correcto. ¿Qué sigue?`,
    `Muy bien, ${line}. ¿Y ahora?`,
    `Correcto, ${line}. ¿Qué harías después?`,
  ],
  operation: ['Sí, ese es un buen paso. Escribe la línea que te queda.', 'Buena idea. ¿Qué te queda?'],
  wrong: (line: string): Wording => [
    `Mira otra vez ${line}. ¿Hiciste lo mismo en los dos lados?`,
    `Todavía no: ${line}. Calcula cada lado por separado. ¿Qué da cada uno?`,
  ],
  start: (line: string): Wording => [
    `Vamos paso a paso. Empieza con ${line}. ¿Qué harías primero? Escribe una línea, y la miro contigo.`,
    `No pasa nada, lo hacemos juntos. Mira ${line}. ¿Qué número estorba, y cómo lo quitarías?`,
  ],
  step: (instruction: string): Wording => [
    `Vamos paso a paso. El paso de ahora es este, en inglés: “${instruction}” Escribe lo que te sale, y lo miro contigo.`,
    `No pasa nada, lo vemos juntos. Lo que sigue, en inglés: “${instruction}” ¿Qué te sale?`,
  ],
} as const;
