import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../../http/request-token.ts';
import { deviceCookieName, type KnownDevice } from './known-device.ts';
import type { AccountServices } from './services.ts';

const deviceDays = 180;

/** Reads and sets the cookie of a known device, so that strangers' failures never slow it. */
export function createDeviceCookie({ devices, settings }: AccountServices) {
  const deviceOf = (request: FastifyRequest): KnownDevice | undefined =>
    devices.read(readCookie(request, deviceCookieName));

  function markDevice(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const secure =
      request.protocol === 'https' || settings.publicOrigin?.startsWith('https:') ? '; Secure' : '';
    const value = devices.add(deviceOf(request), email);
    const life = `Max-Age=${deviceDays * 86_400}`;
    void reply.header(
      'set-cookie',
      `${deviceCookieName}=${value}; Path=/auth; ${life}; HttpOnly; SameSite=Lax${secure}`,
    );
  }

  return { deviceOf, markDevice };
}
