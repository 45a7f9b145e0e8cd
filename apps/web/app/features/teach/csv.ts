import { saveFile } from '../../api/save-file.ts';

/** Rows as a table for a spreadsheet. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** A cell that begins like a formula is never run by a spreadsheet. */
function toCell(plain: string): string {
  const safe = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  // Where the comma is the decimal sign, spreadsheets part cells at semicolons.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a table to the reader as a file. */
export function saveCsv(name: string, csv: string): void {
  saveFile(`${name}.csv`, new Blob(['\ufeff', csv], { type: 'text/csv' }));
}
