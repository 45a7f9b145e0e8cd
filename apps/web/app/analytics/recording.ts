import { siteSettings } from '../site-settings.ts';

export type Recording = { writeKey: string; protocol: 'http' | 'https'; host: string };

/** Where usage events go; null when the school records none or this browser asks not to be recorded. */
export function findRecording(): Recording | null {
  const { analytics, api_origin } = siteSettings();
  if (analytics === null || asksNotToBeRecorded()) return null;
  const address = new URL(analytics.endpoint, api_origin ?? window.location.origin);
  const protocol = address.protocol === 'https:' ? 'https' : 'http';
  return { writeKey: analytics.write_key, protocol, host: `${address.host}${address.pathname}` };
}

/** Global Privacy Control or Do Not Track. */
function asksNotToBeRecorded(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
