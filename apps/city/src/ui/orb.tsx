import { useId } from 'react';

export type OrbMood = 'idle' | 'speaking' | 'determined' | 'fulfilled' | 'loading';

const looks: Record<OrbMood, { body: string; shade: string; light: string }> = {
  idle: { body: '#8f7bff', shade: '#4a2be0', light: '#ffd08a' },
  speaking: { body: '#a48bff', shade: '#5b3df5', light: '#ffe1a8' },
  determined: { body: '#ff8f5e', shade: '#a82cc0', light: '#ffe0b0' },
  fulfilled: { body: '#7df0b8', shade: '#1c8f86', light: '#fff7c2' },
  loading: { body: '#c9c3ea', shade: '#7a70b8', light: '#ffffff' },
};

const dark = '#14103a';
const happyEyes = 'M68 102q12-18 24 0M108 102q12-18 24 0';
const closedEyes = 'M68 98q12 10 24 0M108 98q12 10 24 0';

/** The companion as it flies over the city, in the moods that the city needs. Hidden from assistive technology. */
export function Orb({ mood, size }: { mood: OrbMood; size: number }) {
  const id = useId();
  const { body, shade, light } = looks[mood];
  const lines = mood === 'fulfilled' ? happyEyes : mood === 'loading' ? closedEyes : null;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 200 200"
      fill="none"
      strokeLinecap="round"
    >
      <defs>
        <radialGradient id={`${id}b`} cx="36%" cy="28%" r="80%">
          <stop offset="0" stopColor="#fff" />
          <stop offset=".18" stopColor={light} />
          <stop offset=".5" stopColor={body} />
          <stop offset="1" stopColor={shade} />
        </radialGradient>
        <radialGradient id={`${id}h`}>
          <stop offset=".45" stopColor={body} stopOpacity=".55" />
          <stop offset="1" stopColor={body} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="100" cy="100" r="100" fill={`url(#${id}h)`} />
      <path d="M22 122a84 26 -14 0 1 156-44" stroke="#fff" strokeOpacity=".5" strokeWidth="3" />
      <circle cx="100" cy="100" r="66" fill={`url(#${id}b)`} />
      <path d="M58 74q14-30 48-32" stroke="#fff" strokeWidth="7" opacity=".75" />
      {lines ? (
        <path d={lines} stroke={dark} strokeWidth="8" />
      ) : (
        <>
          <rect x="72" y="84" width="15" height="26" rx="7.5" fill={dark} />
          <rect x="113" y="84" width="15" height="26" rx="7.5" fill={dark} />
          <circle cx="82" cy="91" r="3.4" fill="#fff" />
          <circle cx="123" cy="91" r="3.4" fill="#fff" />
        </>
      )}
      <path
        d={mood === 'speaking' ? 'M95.5 126a4.5 4 0 1 0 9 0a4.5 4 0 1 0-9 0' : 'M90 123q10 9 20 0'}
        stroke={dark}
        strokeWidth="5"
      />
      <path d="M22 122a84 26 -14 0 0 156-44" stroke="#fff" strokeOpacity=".9" strokeWidth="4" />
    </svg>
  );
}
