import type { Curriculum as Content } from '@playforward/curriculum';
import type { Db } from '../db/pool.ts';
import { type ContentKind, contentKinds } from '../db/schema/curriculum.ts';
import { insertContentIds, selectContentIds } from './queries.ts';

/** The number under which this server knows a course, unit, lesson or slot; the same for ever. */
export type ContentIds = Readonly<Record<ContentKind, (slug: string) => number>>;

/** Two programs with different lessons that start in one moment may take the same number; then the later asks again. */
const mostTries = 20;

/** Reads the numbers of everything in the content files; what is new is given the next ones. */
export async function readContentIds(db: Db, content: Content): Promise<ContentIds> {
  const slugs = slugsIn(content);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const known = await selectContentIds(db);
    const missing = contentKinds.flatMap((kind) =>
      slugs[kind].filter((slug) => !known[kind].has(slug)).map((slug) => ({ kind, slug })),
    );
    if (missing.length === 0) return toIds(known);
    for (const kind of contentKinds) {
      const own = missing.filter((one) => one.kind === kind).map(({ slug }) => slug);
      if (own.length > 0) await insertContentIds(db, { kind, slugs: own });
    }
  }
  throw new Error('other programs take the numbers of new lessons again and again');
}

function toIds(known: Record<ContentKind, ReadonlyMap<string, number>>): ContentIds {
  const of = (kind: ContentKind) => (slug: string) => {
    const id = known[kind].get(slug);
    if (id === undefined) throw new Error(`the ${kind} ${slug} has no number`);
    return id;
  };
  return { course: of('course'), unit: of('unit'), lesson: of('lesson'), slot: of('slot') };
}

/** Every slug of the content in its order; throws when one stands for two things. */
function slugsIn({ courses }: Content): Record<ContentKind, string[]> {
  const units = courses.flatMap((course) => course.units);
  const lessons = units.flatMap((unit) => unit.lessons);
  const slots = lessons.flatMap(({ concepts, problems, stretch }) => [
    ...concepts.flatMap((concept) => concept.examples),
    ...problems,
    ...(stretch ? [stretch] : []),
  ]);
  const slugs = {
    course: courses.map(({ slug }) => slug),
    unit: units.map(({ slug }) => slug),
    lesson: lessons.map(({ slug }) => slug),
    slot: slots.map(({ slug }) => slug),
  };
  for (const kind of contentKinds) {
    const seen = new Set<string>();
    for (const slug of slugs[kind]) {
      if (seen.has(slug)) throw new Error(`two things of the content are the ${kind} ${slug}`);
      seen.add(slug);
    }
  }
  return slugs;
}
