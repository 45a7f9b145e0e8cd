import { linesApart } from './lines-apart.ts';
import { mathRuns, replaceMath } from './math-runs.ts';
import { showMath } from './show-math.ts';

/** Formulas that are marked already, and signs of money, which are none. */
const marked = /(\$\$?[^$\n]+\$\$?|\\\$)/;
const sign = /[=<>≤≥≠^²³√]/;
/** A relation with something on both sides, a power or a root. */
const relation = /[\d)a-z°%]\s*[=<>≤≥≠]\s*[-−+(√\d.a-z]|[\d)a-z]\s*[\^²³]|√/i;
const operation = /[\d)a-z]\s*[+\-−*×·÷/]\s*[\d(a-z√]/i;

function markRun(stretch: string, isFormula: (text: string) => boolean): string {
  const [run] = mathRuns(stretch);
  if (run === undefined || !isFormula(run) || !stretch.includes(run)) return stretch;
  const shown = showMath(run);
  return shown === run ? stretch : stretch.replace(run, () => shown);
}

/** A stretch with each of its lines by itself: "5*2=10 5+2=7" are two. */
const markStretch = (stretch: string, isFormula: (text: string) => boolean): string =>
  linesApart(stretch)
    .map((line) => markRun(line, isFormula))
    .join(' ');

/** Sentence by sentence, so that the number that ends one does not begin the next. */
const markLine = (line: string, isFormula: (text: string) => boolean): string =>
  line
    .split(/((?:(?<=[.!?])|^)\s+|\s+$)/)
    .map((part, at) =>
      at % 2 === 1 ? part : replaceMath(part, (stretch) => markStretch(stretch, isFormula)),
    )
    .join('');

const markLines = (text: string, isFormula: (text: string) => boolean): string =>
  text
    .split('\n')
    .map((line) => markLine(line, isFormula))
    .join('\n');

/** Written text with the equations and powers outside of its formulas marked as formulas, too. */
export function markEquations(text: string): string {
  if (!sign.test(text)) return text;
  return text
    .split(marked)
    .map((part, at) => (at % 2 === 1 ? part : markLines(part, (run) => relation.test(run))))
    .join('');
}

/** What a student typed as content text, its mathematics marked as formulas. */
export function markTyped(text: string): string {
  const isFormula = (run: string): boolean => relation.test(run) || operation.test(run);
  return markLines(text.replaceAll('$', String.raw`\$`), (run) => !run.includes('\\') && isFormula(run));
}
