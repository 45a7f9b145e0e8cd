import { readAskContent } from './ask/companion-ask/read-content.ts';
import { readQuestion } from './ask/companion-ask/read-question.ts';
import { solutionPath, formulasOf } from '../packages/companion/src/hear/solution-path.ts';
const { curriculum } = readAskContent();
for (const [lesson_id, problem_id] of [['m7-tax','x'] , ...process.argv.slice(2).map((a)=>a.split('@'))]) {
  const q = readQuestion(JSON.stringify({text:'x', lesson_id, problem_id}), curriculum) as any;
  if (q.problem) { continue; }
  const p = q.context.openProblem; const path = solutionPath(p);
  console.log(p.question, '|', JSON.stringify(p.key).slice(0,200)); console.log(p.choices);
  for (const [i,s] of p.rendered.steps.entries()) console.log(i, s.instruction,'|',s.work,'|',s.explanation,'|',[...path.steps[i].values].join(' '), '|', path.steps[i].expressions.join(' ; '), '|', path.steps[i].equations.join(' ; '));
  console.log('given',path.given,'solved',path.solved,'last',path.last,'formulas',formulasOf(p.question));
}
