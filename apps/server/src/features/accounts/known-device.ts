import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A browser in which people have signed in before, as its signed cookie tells. */
export type KnownDevice = { id: string; marks: string[] };

export const deviceCookieName = 'device';
const peopleOnADevice = 12;
const cookiePattern = /^([\w-]{22})((?:\.[\w-]{22}){0,12})$/;

/** Signs and checks device cookies. The cookie names nobody: a mark only fits the address it was made from. */
export function createDeviceMarks(pepper: string) {
  const markOf = (id: string, email: string) =>
    createHmac('sha256', pepper)
      .update(`device\0${id}\0${email}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');

  return {
    read(cookie: string | undefined): KnownDevice | undefined {
      const [, id, marks = ''] = cookiePattern.exec(cookie ?? '') ?? [];
      return id === undefined ? undefined : { id, marks: marks.split('.').filter(Boolean) };
    },
    knows(device: KnownDevice | undefined, email: string): device is KnownDevice {
      if (!device) return false;
      const expected = Buffer.from(markOf(device.id, email));
      return device.marks.some((mark) => timingSafeEqual(Buffer.from(mark), expected));
    },
    /** The cookie's value after this person has signed in here; the longest absent is forgotten first. */
    add(device: KnownDevice | undefined, email: string): string {
      const id = device?.id ?? randomBytes(16).toString('base64url');
      const mark = markOf(id, email);
      const others = (device?.marks ?? []).filter((other) => other !== mark);
      return [id, mark, ...others.slice(0, peopleOnADevice - 1)].join('.');
    },
  };
}

export type DeviceMarks = ReturnType<typeof createDeviceMarks>;
