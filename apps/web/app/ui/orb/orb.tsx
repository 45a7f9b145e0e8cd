import { useId } from 'react';
import { type OrbMode, orbFaces, orbLooks } from './orb-looks.ts';

const dark = '#14103a';

type OrbProps = { mode: OrbMode; size: number; label?: string | undefined; className?: string | undefined };

/** The companion as one SVG. Hidden from assistive technology unless it carries a label. */
export function Orb({ mode, size, label, className = '' }: OrbProps) {
  const id = useId();
  const look = orbLooks[mode];
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={`orb ${className}`}
      data-mode={mode}
      width={size}
      height={size}
      viewBox="0 0 200 200"
    >
      <defs>
        <radialGradient id={`${id}body`} cx="36%" cy="28%" r="80%">
          <stop offset="0" stopColor="#fff" />
          <stop offset=".18" stopColor={look.light} />
          <stop offset=".5" stopColor={look.body} />
          <stop offset="1" stopColor={look.shade} />
        </radialGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset=".45" stopColor={look.body} stopOpacity=".55" />
          <stop offset="1" stopColor={look.body} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}ring`} x1="0" x2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".1" />
          <stop offset=".6" stopColor="#fff" stopOpacity=".9" />
          <stop offset="1" stopColor={look.light} stopOpacity=".2" />
        </linearGradient>
      </defs>
      <circle cx="100" cy="100" r="100" fill={`url(#${id}halo)`} />
      <g className="body" fill="none" strokeLinecap="round">
        <path d="M22 122a84 26 -14 0 1 156-44" stroke={`url(#${id}ring)`} strokeWidth="3" />
        <circle cx="100" cy="100" r="66" fill={`url(#${id}body)`} />
        <ellipse cx="100" cy="150" rx="40" ry="12" fill="#fff" opacity=".16" />
        <path d="M58 74q14-30 48-32" stroke="#fff" strokeWidth="7" opacity=".75" />
        <Face mode={mode} />
        <path d="M22 122a84 26 -14 0 0 156-44" stroke={`url(#${id}ring)`} strokeWidth="4" />
        <circle cx="30" cy="130" r="6" fill="#fff" />
        <circle cx="30" cy="130" r="12" fill="#fff" opacity=".25" />
      </g>
    </svg>
  );
}

function Face({ mode }: { mode: OrbMode }) {
  const { mouth, eyes, glints, lines } = orbFaces[orbLooks[mode].face];
  return (
    <g className="face">
      <g className="eyes">
        {lines && <path d={lines.path} stroke={dark} strokeWidth={lines.width} />}
        {eyes?.map((eye) => (
          <rect key={eye.x} {...eye} rx={eye.width / 2} fill={dark} />
        ))}
        {glints?.xs.map((x) => (
          <circle key={x} cx={x} cy={glints.y} r={glints.radius} fill="#fff" />
        ))}
      </g>
      <path d={mouth} stroke={dark} strokeWidth="5" />
    </g>
  );
}
