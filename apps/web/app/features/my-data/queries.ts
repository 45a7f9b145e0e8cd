import type { AgeAnswer, AgeBand, ErasureAnswer, MyData } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { saveFile } from '../../api/save-file.ts';

const address = '/api/my-data';

export const myDataQuery = queryOptions({
  queryKey: ['my-data'],
  queryFn: () => api.get<MyData>(address),
});

/** Whether an age was said; asked once a visit. */
export const ageQuery = queryOptions({
  queryKey: ['age'],
  queryFn: () => api.get<AgeAnswer>(`${address}/age`),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

export const sayAge = (band: AgeBand) => api.post<AgeAnswer>(`${address}/age`, { band });
export const askGuardian = (email: string) => api.post<{ ok: true }>(`${address}/consent-letter`, { email });
export const correctName = (name: string) => api.patch<{ name: string }>(address, { name });
export const eraseConversations = () => api.delete<{ erased: number }>(`${address}/conversations`);
export const askForErasure = () => api.post<ErasureAnswer>(`${address}/erasure`);
export const keepAccount = () => api.delete<ErasureAnswer>(`${address}/erasure`);

/** Has the browser keep everything as a file. */
export async function downloadMyData(): Promise<void> {
  const file = await api.file(`${address}/download`);
  saveFile('my-data.zip', await file.blob());
}
