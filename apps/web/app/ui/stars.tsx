const stars = Array.from({ length: 90 }, (_, i) => ({
  x: `${((i * 37.7) % 100).toFixed(1)}%`,
  y: `${((i * i * 3.1) % 60).toFixed(1)}%`,
  radius: 0.5 + (i % 3) * 0.5,
  opacity: 0.25 + (i % 5) * 0.13,
}));

/** Stars over a place, always the same ones. */
export function StarField() {
  return (
    <svg className="pointer-events-none absolute inset-0 h-full w-full" aria-hidden="true">
      {stars.map(({ x, y, radius, opacity }) => (
        <circle key={x + y} cx={x} cy={y} r={radius} fill="#fff" opacity={opacity} />
      ))}
    </svg>
  );
}
