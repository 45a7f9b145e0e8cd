import type { ConnectAnswer, ConnectionCheck, NewPlatformBody, RosterReport } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

const address = '/api/school/connect';

export const connectQuery = queryOptions({
  queryKey: ['connect'],
  queryFn: () => api.get<ConnectAnswer>(address),
});

export const openRegistration = () => api.post<ConnectAnswer>(`${address}/registration`, {});
export const tryIssuer = () => api.post<ConnectionCheck>(`${address}/oidc/test`, {});
export const addPlatform = (body: NewPlatformBody) => api.post(`${address}/platforms`, body);
export const removePlatform = (id: number) => api.delete(`${address}/platforms/${id}`);
export const tryPlatform = (id: number) => api.post<ConnectionCheck>(`${address}/platforms/${id}/test`, {});
export const allowDeployment = (id: number, deployment_id: string) =>
  api.post(`${address}/platforms/${id}/deployments`, { deployment_id });

type RosterWish = { file: File; apply: boolean; lossesAreRight: boolean };

/** Shows what a roster would do, or does it. */
export function sendRoster({ file, apply, lossesAreRight }: RosterWish): Promise<RosterReport> {
  const form = new FormData();
  form.set('file', file);
  form.set('apply', String(apply));
  form.set('losses_are_right', String(lossesAreRight));
  return api.post<RosterReport>('/api/school/roster', form);
}
