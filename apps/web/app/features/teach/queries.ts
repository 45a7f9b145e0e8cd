import type {
  AddStudentsBody,
  ChangeClassBody,
  ClassGrid,
  ClassPeople,
  ClassTeachersAnswer,
  ClassTime,
  FamilyLetters,
  FamilyLettersBody,
  NewCards,
  NewCardsBody,
  NewClassBody,
  NewTeacherBody,
  NudgeBody,
  PauseAnswer,
  RosterAnswer,
  StudentAttempts,
  StudentPage,
  TaughtClass,
  TaughtClassDetail,
  TaughtClasses,
  TeachersToday,
  WrongIdeas,
} from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

const classUrl = (id: number) => `/api/teach/classes/${id}`;

export const taughtClassesQuery = queryOptions({
  queryKey: ['taught-classes'],
  queryFn: () => api.get<TaughtClasses>('/api/teach/classes'),
});

/** What the day begins with. */
export const todayQuery = queryOptions({
  queryKey: ['teachers-today'],
  queryFn: () => api.get<TeachersToday>('/api/teach/today'),
});

export const taughtClassQuery = (id: number) =>
  queryOptions({
    queryKey: ['taught-class', id],
    queryFn: () => api.get<TaughtClassDetail>(classUrl(id)),
  });

export const peopleQuery = (id: number) =>
  queryOptions({
    queryKey: ['taught-class', id, 'people'],
    queryFn: () => api.get<ClassPeople>(`${classUrl(id)}/students`),
  });

/** Without a unit the whole course. */
export const gridQuery = (id: number, unitId: number | 'all') =>
  queryOptions({
    queryKey: ['taught-class', id, 'grid', unitId],
    queryFn: () => api.get<ClassGrid>(`${classUrl(id)}/grid?unit_id=${unitId}`),
  });

export const wrongIdeasQuery = (id: number, asked: { lessonId: number; days: string }) =>
  queryOptions({
    queryKey: ['taught-class', id, 'wrong-ideas', asked.lessonId, asked.days],
    queryFn: () =>
      api.get<WrongIdeas>(`${classUrl(id)}/wrong-ideas?lesson_id=${asked.lessonId}&days=${asked.days}`),
  });

export const timeQuery = (id: number) =>
  queryOptions({
    queryKey: ['taught-class', id, 'time'],
    queryFn: () => api.get<ClassTime>(`${classUrl(id)}/time`),
  });

export const studentQuery = (id: number, studentId: number) =>
  queryOptions({
    queryKey: ['taught-class', id, 'student', studentId],
    queryFn: () => api.get<StudentPage>(`${classUrl(id)}/students/${studentId}`),
  });

type Tries = { studentId: number; page: number; skill?: string; lessonId?: number };

export const triesQuery = (id: number, { studentId, page, skill, lessonId }: Tries) =>
  queryOptions({
    queryKey: ['taught-class', id, 'tries', studentId, page, skill, lessonId],
    queryFn: () => {
      const asked = new URLSearchParams({
        page: String(page),
        ...(skill && { skill }),
        ...(lessonId && { lesson_id: String(lessonId) }),
      });
      return api.get<StudentAttempts>(`${classUrl(id)}/students/${studentId}/attempts?${asked}`);
    },
  });

export const createClass = (body: NewClassBody) => api.post<TaughtClass>('/api/teach/classes', body);
export const makeDemoClass = () => api.post<TaughtClass>('/api/teach/demo-class');
export const changeClass = (id: number, body: ChangeClassBody) =>
  api.patch<TaughtClassDetail>(classUrl(id), body);
export const deleteClass = (id: number) => api.delete(classUrl(id));
export const renewCode = (id: number) => api.post<TaughtClassDetail>(`${classUrl(id)}/code`);
export const addStudents = (id: number, body: AddStudentsBody) =>
  api.post<RosterAnswer>(`${classUrl(id)}/students`, body);
export const removeStudent = (id: number, studentId: number) =>
  api.delete(`${classUrl(id)}/students/${studentId}`);
export const addTeacher = (id: number, body: NewTeacherBody) =>
  api.post<ClassTeachersAnswer>(`${classUrl(id)}/teachers`, body);
export const removeTeacher = (id: number, teacherId: number) =>
  api.delete(`${classUrl(id)}/teachers/${teacherId}`);
export const nowLine = (id: number) => `${classUrl(id)}/now`;
export const pauseClass = (id: number, on: boolean) => api.post<PauseAnswer>(`${classUrl(id)}/pause`, { on });
export const sendNudge = (id: number, body: NudgeBody) => api.post(`${classUrl(id)}/nudge`, body);
export const lowerHand = (id: number, studentId: number) =>
  api.delete(`${classUrl(id)}/students/${studentId}/hand`);
export const newCards = (id: number, body: NewCardsBody) => api.post<NewCards>(`${classUrl(id)}/cards`, body);
export const printLetters = (id: number, body: FamilyLettersBody) =>
  api.post<FamilyLetters>(`${classUrl(id)}/family-letters`, body);
