import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** What this server gives out, or puts into its database, so that nobody else can read or make it. */
export type Sealer = {
  seal(value: unknown): Buffer;
  /** Undefined for what this sealer has not sealed. */
  open(sealed: Buffer): unknown;
};

/** A sealer for one purpose, with a key made from the server's secret. */
export function createSealer(pepper: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', `connect-${purpose}`, 32));
  return {
    seal(value) {
      const iv = randomBytes(ivLength);
      const sealing = createCipheriv(cipher, key, iv);
      const text = JSON.stringify(value);
      return Buffer.concat([iv, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
    },
    open(sealed) {
      if (sealed.length < ivLength + tagLength) return undefined;
      const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivLength));
      opening.setAuthTag(sealed.subarray(-tagLength));
      try {
        const text = opening.update(sealed.subarray(ivLength, -tagLength), undefined, 'utf8');
        return JSON.parse(text + opening.final('utf8'));
      } catch {
        return undefined;
      }
    },
  };
}
