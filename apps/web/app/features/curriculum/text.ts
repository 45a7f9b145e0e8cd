/** Words of the dashboard. Documented texts are kept to the letter. */
export const curriculumText = {
  page: 'Curriculum',
  heading: 'CURRICULUM',
  student: 'Student',
  welcome: (name: string) => `Welcome back, ${name}`,
  loading: 'Loading curriculum...',
  failed: {
    title: 'courses fetch error',
    text: 'There was a problem loading the curriculum data.',
    again: 'Try again',
  },
  empty: {
    heading: 'No courses yet',
    text: 'Your school has not opened a course. Ask your teacher when it starts.',
  },
  units: (count: number) => `(${count} units)`,
  unit: (number: number, title: string) => `Unit ${number}: ${title}`,
  lessonsDone: (done: number, all: number) => {
    const lessons = all === 1 ? '1 lesson' : `${all} lessons`;
    return done === 0 ? lessons : done === all ? 'All done' : `${done} of ${lessons} done`;
  },
  lesson: (number: number, title: string) => `${number}. ${title}`,
  done: 'done',
  continue: 'Continue',
  start: 'Start',
  courseProgress: (title: string) => `Lessons done in ${title}`,
  nextStep: 'Your next step',
  unitNumber: (number: number) => `Unit ${number}`,
  lessonPlace: (place: number, all: number) => `Lesson ${place} of ${all}`,
  here: 'You are here',
  skillMap: 'Skill map',
  checks: 'Checks',
  checksOf: (course: string) => `Checks of ${course}`,
  allDone: {
    heading: 'Every lesson is done',
    text: 'You have finished all there is here. Practice keeps it strong, and the city always needs numbers.',
  },
  glossary: 'Glossary',
  toDo: 'To do',
  toDoFrom: (name: string) => `from ${name}`,
  settings: 'Settings',
  signOut: 'Sign Out',
};
