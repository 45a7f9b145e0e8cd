import type { z } from 'zod';
import { checkLinks } from './check-links.ts';
import type {
  ContentFile,
  ContentProblem,
  CourseFile,
  Curriculum,
  LessonFile,
  UnitFile,
} from './curriculum.ts';
import { courseFile, semesterFile, unitFile } from './lesson-schema.ts';
import { readLesson } from './read-lesson.ts';
import { readYaml } from './read-yaml.ts';

export type LoadedCurriculum =
  | { readonly ok: true; readonly curriculum: Curriculum }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const byNumber = (a: { number: number }, b: { number: number }): number => a.number - b.number;

/** Collects what was read and every problem met on the way. */
class Reader {
  readonly problems: ContentProblem[] = [];
  readonly #files: ReadonlyMap<string, ContentFile>;

  constructor(files: readonly ContentFile[]) {
    this.#files = new Map(files.map((file) => [file.path, file]));
  }

  paths(pattern: RegExp): string[] {
    return [...this.#files.keys()].filter((path) => pattern.test(path)).sort();
  }

  yaml<T>(path: string, schema: z.ZodType<T>): T | null {
    const file = this.#files.get(path);
    if (!file) {
      this.problems.push({ file: path, line: 1, message: 'expected this file, it is missing' });
      return null;
    }
    const read = readYaml({ ...file, linesBefore: 0 }, schema);
    if (read.ok) return read.value;
    this.problems.push(...read.problems);
    return null;
  }

  lesson(path: string): LessonFile[] {
    const file = this.#files.get(path);
    const read = file ? readLesson(file) : null;
    if (read?.ok) return [read.value];
    this.problems.push(...(read?.problems ?? []));
    return [];
  }
}

function readUnit(reader: Reader, folder: string): UnitFile[] {
  const unit = reader.yaml(`${folder}/unit.yaml`, unitFile);
  const lessons = reader
    .paths(/\.md$/)
    .filter((path) => folderOf(path) === folder)
    .flatMap((path) => reader.lesson(path))
    .sort(byNumber);
  return unit ? [{ ...unit, lessons }] : [];
}

function readSemester(reader: Reader, folder: string): CourseFile[] {
  const semester = reader.yaml(`${folder}/semester.yaml`, semesterFile);
  const unitFolders = new Set(
    reader
      .paths(/\.md$|\/unit\.yaml$/)
      .map(folderOf)
      .filter((path) => folderOf(path) === folder),
  );
  const units = [...unitFolders].flatMap((unitFolder) => readUnit(reader, unitFolder)).sort(byNumber);
  if (!semester) return [];
  const { slug, title, display_title, summary } = semester;
  return [{ slug, title, displayTitle: display_title, summary, units }];
}

/**
 * Reads the authored curriculum from its files: `<course>/<semester>/<unit>/<nn>-<lesson>.md` with course.yaml,
 * semester.yaml and unit.yaml beside them. Every problem names its file, its line and what is expected there.
 *
 * @example loadCurriculum([]) // { ok: true, curriculum: { courses: [] } }
 */
export function loadCurriculum(files: readonly ContentFile[]): LoadedCurriculum {
  const reader = new Reader(files);
  const parents = new Set(reader.paths(/\.(md|yaml)$/).map((path) => path.split('/')[0] ?? ''));
  const courses = [...parents]
    .map((folder) => ({ folder, course: reader.yaml(`${folder}/course.yaml`, courseFile) }))
    .sort((a, b) => (a.course?.order ?? 0) - (b.course?.order ?? 0))
    .flatMap(({ folder }) =>
      [
        ...new Set(
          reader.paths(/\/semester\.yaml$|\.md$/).map((path) => path.split('/').slice(0, 2).join('/')),
        ),
      ]
        .filter((path) => folderOf(path) === folder)
        .flatMap((path) => readSemester(reader, path)),
    );
  const curriculum = { courses };
  const problems = [
    ...reader.problems,
    ...(reader.problems.length === 0 ? checkLinks(curriculum, files) : []),
  ];
  return problems.length === 0 ? { ok: true, curriculum } : { ok: false, problems };
}
