import type {
  AcceptBody,
  AssignmentDetail,
  ChangeAssignmentBody,
  GivenAssignments,
  NewAssignmentBody,
  ReopenBody,
} from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

const url = (classId: number) => `/api/teach/classes/${classId}/assignments`;

export const assignmentsQuery = (classId: number) =>
  queryOptions({
    queryKey: ['taught-class', classId, 'assignments'],
    queryFn: () => api.get<GivenAssignments>(url(classId)),
  });

export const assignmentQuery = (classId: number, id: string) =>
  queryOptions({
    queryKey: ['taught-class', classId, 'assignments', id],
    queryFn: () => api.get<AssignmentDetail>(`${url(classId)}/${id}`),
  });

export const giveAssignment = (classId: number, body: NewAssignmentBody) =>
  api.post<AssignmentDetail>(url(classId), body);
export const changeAssignment = (classId: number, id: string, body: ChangeAssignmentBody) =>
  api.patch<AssignmentDetail>(`${url(classId)}/${id}`, body);
export const deleteAssignment = (classId: number, id: string) => api.delete(`${url(classId)}/${id}`);
export const reopenAssignment = (classId: number, id: string, body: ReopenBody) =>
  api.post<AssignmentDetail>(`${url(classId)}/${id}/reopen`, body);
export const acceptAnswer = (classId: number, id: string, body: AcceptBody) =>
  api.post<{ accepted: number }>(`${url(classId)}/${id}/accept`, body);
