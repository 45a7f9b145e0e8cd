/** Words around the notes for a lesson and the first lesson with a class. */
export const guideText = {
  start: 'The first lesson with a class',
  title: 'Notes for a lesson',
  place: (course: string, unit: number, lesson: number) => `${course}, unit ${unit}, lesson ${lesson}`,
  choose: 'Another lesson of this course',
  print: 'Open to print',
  open: 'Open the lesson',
  notes: (title: string) => `Notes for the teacher: ${title}`,
};
