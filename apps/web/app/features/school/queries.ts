import type {
  ArchiveAnswer,
  ArchiveBody,
  EraseAnswer,
  InviteBody,
  Invited,
  MergeAnswer,
  MergeBody,
  OneTimeCard,
  PeopleStateAnswer,
  PeopleStateBody,
  SafetyContactBody,
  SafetyNoteBody,
  SchoolAudit,
  SchoolClasses,
  SchoolOverview,
  SchoolPeople,
  SchoolRetention,
  SchoolSafety,
  UserRole,
} from '@playforward/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { saveFile } from '../../api/save-file.ts';

const base = '/api/school';

/** Every answer of the office begins with this key: an act makes all of them old. */
export const schoolKey = ['school'];

export const overviewQuery = queryOptions({
  queryKey: [...schoolKey, 'overview'],
  queryFn: () => api.get<SchoolOverview>(base),
});

export type PeopleFilter = { search: string; role: UserRole | ''; page: number };

export const peopleQuery = ({ search, role, page }: PeopleFilter) =>
  queryOptions({
    queryKey: [...schoolKey, 'people', search, role, page],
    queryFn: () => {
      const query = new URLSearchParams({ search, page: String(page), ...(role && { role }) });
      return api.get<SchoolPeople>(`${base}/people?${query}`);
    },
    placeholderData: keepPreviousData,
  });

export const classesQuery = queryOptions({
  queryKey: [...schoolKey, 'classes'],
  queryFn: () => api.get<SchoolClasses>(`${base}/classes`),
});

export const retentionQuery = queryOptions({
  queryKey: [...schoolKey, 'retention'],
  queryFn: () => api.get<SchoolRetention>(`${base}/retention`),
});

export const safetyQuery = queryOptions({
  queryKey: [...schoolKey, 'safety'],
  queryFn: () => api.get<SchoolSafety>(`${base}/safety`),
});

/** As it stands in the address: `kind=record-read&from=2026-11-01&page=2`. */
export const auditQuery = (query: string) =>
  queryOptions({
    queryKey: [...schoolKey, 'audit', query],
    queryFn: () => api.get<SchoolAudit>(`${base}/audit?${query}`),
    placeholderData: keepPreviousData,
  });

export const invite = (body: InviteBody) => api.post<Invited>(`${base}/invites`, body);
export const changePeople = (body: PeopleStateBody) =>
  api.post<PeopleStateAnswer>(`${base}/people/state`, body);
export const giveOneTimeCard = (id: number) => api.post<OneTimeCard>(`${base}/people/${id}/card`);
export const mergePeople = (body: MergeBody) => api.post<MergeAnswer>(`${base}/people/merge`, body);
export const erasePerson = (id: number, apply: boolean) =>
  api.post<EraseAnswer>(`${base}/people/${id}/erasure`, { apply });

/** Has the browser keep what is kept of a person, as a file. */
export async function downloadData(id: number): Promise<void> {
  const file = await api.file(`${base}/people/${id}/data`);
  saveFile(`person-${id}.zip`, await file.blob());
}

export const archiveClasses = (body: ArchiveBody) => api.post<ArchiveAnswer>(`${base}/classes/archive`, body);
export const addContact = (body: SafetyContactBody) => api.post(`${base}/safety/contacts`, body);
export const removeContact = (id: number) => api.delete(`${base}/safety/contacts/${id}`);
export const markNote = (id: number, body: SafetyNoteBody) => api.post(`${base}/safety/notes/${id}`, body);
