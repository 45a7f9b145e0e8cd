import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findSkill } from '@playforward/curriculum';
import { contentFolder } from './coverage/load-content.ts';
import { listFills } from './import/list-fills.ts';
import { lessonTemplate } from './new/lesson-template.ts';
import { findScopedSkill, findScopedUnit, readScope, type ScopedUnit } from './new/read-scope.ts';
import { type NewSkill, skillTemplate } from './new/skill-template.ts';

/**
 * `npm run content:new -- skill ratios/m6-my-skill` writes a skill that works and passes the check, to be changed
 * step by step; `--scope scope.yaml` takes its form, what it asks and its misconceptions from a scope and sequence. `npm run content:new -- lesson m6/a/ratios-and-rates/m6-my-lesson "Title" --skills a,b` writes a
 * lesson with every part in place and says which lines are left to fill. `npm run content:new -- unit
 * geo/a/similarity/geo-unit-similarity --scope scope.yaml --domain similarity` writes a whole unit of a scope and
 * sequence: the unit, its lessons with goals, standards, concepts and mission, and a stub for each skill that is not
 * there. Nothing that exists is replaced.
 */
const usage = `Usage:
  npm run content:new -- skill <domain>/<slug> [--scope <scope.yaml> | --answer integer|choice|diagram]
  npm run content:new -- lesson <course>/<semester>/<unit>/<slug> "Title" --skills <slug,slug> [--review <slug>] [--standard 6.RP.A.1]
  npm run content:new -- unit <course>/<semester>/<folder>/<unit slug> --scope <scope.yaml> --domain <domain>`;
const skillsFolder = path.join(import.meta.dirname, '../..', 'packages', 'curriculum', 'skills');
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

class Complaint extends Error {}

function writeNew(file: string, text: string): void {
  if (existsSync(file))
    throw new Complaint(`${path.relative('.', file)} exists already and is left as it is`);
  writeFileSync(file, text);
  const shown = path.relative('.', file);
  console.log(`wrote ${shown}`);
  for (const fill of listFills(shown, text)) console.log(`  ${fill}`);
}

function checkSlug(slug: string): void {
  if (!slugForm.test(slug)) {
    throw new Complaint(
      `"${slug}" is no slug: expected lower-case letters, digits and single hyphens, such as m6-unit-rates`,
    );
  }
}

type SkillOptions = { scope: string | undefined; answer: string };

/** What is known of the skill: what the scope says, or the form alone. */
function describeSkill(slug: string, { scope, answer }: SkillOptions): NewSkill {
  if (scope === undefined) {
    return { slug, asks: '{FILL: what a problem gives and what it asks for}', answer, misconceptions: [] };
  }
  if (!existsSync(scope)) throw new Complaint(`there is no file ${scope}`);
  const found = findScopedSkill(readScope(scope), slug);
  if (!found) throw new Complaint(`${scope} has no skill ${slug}`);
  return found;
}

function newSkill(place: string | undefined, options: SkillOptions): void {
  const [domain = '', slug = '', ...more] = (place ?? '').split('/');
  if (more.length > 0 || slug === '') throw new Complaint(usage);
  checkSlug(slug);
  if (findSkill(slug)) throw new Complaint(`there is a skill ${slug} already`);
  const folder = path.join(skillsFolder, domain);
  if (!existsSync(folder)) {
    const domains = readdirSync(skillsFolder).filter((name) => !name.includes('.'));
    throw new Complaint(
      `there is no domain "${domain}": expected one of ${domains.join(', ')}, or a new folder of that name`,
    );
  }
  writeNew(path.join(folder, `${slug}.ts`), skillTemplate(describeSkill(slug, options)));
  console.log(
    `It works as it stands. Next: npm run content:index, then npm run content:verify -- --skill ${slug} --golden`,
  );
}

type LessonOptions = { skills: string; review: string | undefined; standard: string };

function newLesson(place: string | undefined, title: string | undefined, options: LessonOptions): void {
  const parts = (place ?? '').split('/');
  const slug = parts.at(-1) ?? '';
  if (parts.length !== 4 || title === undefined || options.skills === '') throw new Complaint(usage);
  checkSlug(slug);
  const folder = path.join(contentFolder, ...parts.slice(0, 3));
  if (!existsSync(path.join(folder, 'unit.yaml'))) {
    throw new Complaint(
      `${path.relative('.', folder)}/unit.yaml: expected this file with slug, number, title and focus`,
    );
  }
  const skills = options.skills.split(',').map((skill) => skill.trim());
  for (const skill of [...skills, ...(options.review ? [options.review] : [])]) {
    if (!findSkill(skill))
      throw new Complaint(`there is no skill "${skill}"; content:new -- skill makes one`);
  }
  const lessons = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
  const number = lessons.length + 1;
  const before = lessons.at(-1);
  const prerequisite = before && /^slug: (\S+)/m.exec(readFileSync(path.join(folder, before), 'utf8'))?.[1];
  const { review, standard } = options;
  const stretches = skills.find((skill) => findSkill(skill)?.stretches);
  const text = lessonTemplate({ slug, number, title, standard, prerequisite, skills, review, stretches });
  writeNew(path.join(folder, `${String(number).padStart(2, '0')}-${slug}.md`), text);
  console.log(
    `Fill these lines, then: npm run content:verify -- --lesson ${slug}, and npm run content:preview -- ${slug}`,
  );
}

type UnitOptions = { scope: string | undefined; domain: string | undefined };

function findUnit(slug: string, scope: string): ScopedUnit {
  if (!existsSync(scope)) throw new Complaint(`there is no file ${scope}`);
  const unit = findScopedUnit(readScope(scope), slug);
  if (!unit) throw new Complaint(`${scope} has no unit ${slug}`);
  return unit;
}

/** A unit of a scope and sequence: unit.yaml, its lessons, and a stub for each of its skills that is not there. */
function newUnit(place: string | undefined, { scope, domain }: UnitOptions): void {
  const parts = (place ?? '').split('/');
  if (parts.length !== 4 || scope === undefined || domain === undefined) throw new Complaint(usage);
  const unit = findUnit(parts[3] ?? '', scope);
  const folder = path.join(contentFolder, ...parts.slice(0, 3));
  if (!existsSync(path.dirname(folder))) throw new Complaint(`${path.dirname(folder)} is not there yet`);
  const told = [unit.slug, unit.number, JSON.stringify(unit.title), JSON.stringify(unit.focus)];
  const lines = ['slug', 'number', 'title', 'focus'].map((key, nth) => `${key}: ${told[nth]}\n`);
  mkdirSync(folder, { recursive: true });
  writeNew(path.join(folder, 'unit.yaml'), lines.join(''));
  mkdirSync(path.join(skillsFolder, domain), { recursive: true });
  for (const scoped of unit.lessons) {
    const { slug, number, title, concepts } = scoped;
    const skills = concepts.flatMap((concept) => concept.skills);
    for (const skill of skills) {
      const file = path.join(skillsFolder, domain, `${skill.slug}.ts`);
      if (!findSkill(skill.slug) && !existsSync(file)) writeNew(file, skillTemplate(skill));
    }
    const slugs = skills.map((skill) => skill.slug);
    const stretches = slugs.find((skill) => findSkill(skill)?.stretches);
    const bare = { slug, number, title, scoped, skills: slugs, stretches };
    const text = lessonTemplate({ ...bare, standard: '', prerequisite: undefined, review: undefined });
    writeNew(path.join(folder, `${String(number).padStart(2, '0')}-${slug}.md`), text);
  }
  console.log(
    `Next: npm run content:index, fill the lines, then npm run content:verify -- --unit ${unit.slug}`,
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    skills: { type: 'string', default: '' },
    review: { type: 'string' },
    standard: { type: 'string', default: '6.RP.A.1' },
    scope: { type: 'string' },
    domain: { type: 'string' },
    answer: { type: 'string', default: 'integer' },
  },
});
const [kind, place, title] = positionals;
try {
  if (kind === 'skill') newSkill(place, { scope: values.scope, answer: values.answer });
  else if (kind === 'lesson') newLesson(place, title, { ...values, review: values.review });
  else if (kind === 'unit') newUnit(place, { scope: values.scope, domain: values.domain });
  else throw new Complaint(usage);
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
