import { sampleRate } from './voices.ts';

type Filter = { b: readonly [number, number, number]; a: readonly [number, number] };

const windowLength = 0.4;
const windowStep = 0.1;

/**
 * The loudest 0.4 seconds in LUFS, measured as ITU-R BS.1770 does for one channel: a shelf for the head, a filter
 * against rumble, the mean square. A shorter sound counts as if silence followed it.
 */
export function measureLoudness(samples: Float64Array): number {
  const weighted = applyFilter(applyFilter(samples, headShelf()), rumbleFilter());
  const size = Math.round(windowLength * sampleRate);
  const step = Math.round(windowStep * sampleRate);
  let loudest = 0;
  for (let start = 0; start === 0 || start + size <= weighted.length; start += step) {
    let sum = 0;
    for (const sample of weighted.subarray(start, start + size)) sum += sample * sample;
    loudest = Math.max(loudest, sum / size);
  }
  return -0.691 + 10 * Math.log10(loudest);
}

function applyFilter(samples: Float64Array, { b, a }: Filter): Float64Array {
  const result = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (const [index, x] of samples.entries()) {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    result[index] = y;
  }
  return result;
}

/** +4 dB above 1500 Hz. */
function headShelf(): Filter {
  const gain = 10 ** (4 / 40);
  const { cos, alpha } = turnOf(1500, Math.SQRT1_2);
  const root = 2 * Math.sqrt(gain) * alpha;
  const a0 = gain + 1 - (gain - 1) * cos + root;
  return {
    b: [
      (gain * (gain + 1 + (gain - 1) * cos + root)) / a0,
      (-2 * gain * (gain - 1 + (gain + 1) * cos)) / a0,
      (gain * (gain + 1 + (gain - 1) * cos - root)) / a0,
    ],
    a: [(2 * (gain - 1 - (gain + 1) * cos)) / a0, (gain + 1 - (gain - 1) * cos - root) / a0],
  };
}

/** Nothing below 38 Hz. */
function rumbleFilter(): Filter {
  const { cos, alpha } = turnOf(38, 0.5);
  const a0 = 1 + alpha;
  return {
    b: [(1 + cos) / 2 / a0, -(1 + cos) / a0, (1 + cos) / 2 / a0],
    a: [(-2 * cos) / a0, (1 - alpha) / a0],
  };
}

function turnOf(frequency: number, quality: number): { cos: number; alpha: number } {
  const angle = (2 * Math.PI * frequency) / sampleRate;
  return { cos: Math.cos(angle), alpha: Math.sin(angle) / (2 * quality) };
}
