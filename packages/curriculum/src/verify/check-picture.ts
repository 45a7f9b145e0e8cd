import { checkDiagram, type Diagram, describeDiagram, diagramSchema } from '@playforward/diagram';
import type { Fault, Sample } from './finding.ts';
import { statesValue } from './states-value.ts';

/** What makes a diagram unfit to be drawn or described. */
export function findDiagramFaults(diagram: Diagram): string[] {
  const parsed = diagramSchema.safeParse(diagram);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const faults = [...checkDiagram(diagram)];
  if (describeDiagram(diagram).trim() === '') faults.push('it has no text alternative');
  return faults;
}

/** Whether a place of the picture is left open for the answer; other places may then show the same number. */
function asksForSomething(diagram: Diagram): boolean {
  const { kind } = diagram;
  if (kind === 'tape-diagram') return JSON.stringify(diagram).includes('"?"');
  if (kind === 'ratio-table') return diagram.rows.flat().includes(null);
  if (kind === 'double-number-line')
    return diagram.ticks.some(({ upper, lower }) => upper === null || lower === null);
  return true;
}

/** Every picture is drawable and described, and the problem's own picture does not tell the answer. */
export function checkPicture({ spec, rendered }: Sample): Fault[] {
  const { diagram, answer } = spec;
  const pictures = [diagram, ...spec.steps.map((step) => step.diagram ?? null)].filter((d) => d !== null);
  const faults: Fault[] = pictures
    .flatMap(findDiagramFaults)
    .map((message) => ({ rule: 'diagram', message }));
  if (diagram === null || rendered.input === null || asksForSomething(diagram)) return faults;
  const described = describeDiagram(diagram);
  if (statesValue(described, answer.value) && !statesValue(rendered.question, answer.value)) {
    faults.push({ rule: 'diagram', message: `the text alternative tells ${answer.value}: ${described}` });
  }
  return faults;
}
