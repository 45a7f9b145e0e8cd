import { classroomLimits } from '@playforward/contract';
import QRCode from 'qrcode';
import type { Random } from '../../random.ts';

const { codeLength, codeSigns } = classroomLimits;

/** A code without signs that are taken for another: 900 million of them. */
export function drawCode(random: Random): string {
  return Array.from({ length: codeLength }, () => codeSigns[random.int(codeSigns.length)]).join('');
}

/** A code as it was typed: blanks, hyphens and small letters are no fault. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode = code.length === codeLength && [...code].every((sign) => codeSigns.includes(sign));
  return isCode ? code : undefined;
}

/** A QR code as SVG, black on white. */
export function drawQrCode(text: string): Promise<string> {
  return QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}
