/**
 * A job's place in an address.
 *
 * @example careerSlug('Heating and Cooling Technician (HVAC)') // 'heating-and-cooling-technician-hvac'
 */
export function careerSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/['’]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
