import { useCallback, useEffect, useRef, useState } from 'react';
import { useGameInHand } from '../game/use-game.ts';
import type { SceneProps } from '../scene/scene-types.ts';
import { CameraIcon, FilmIcon, RemoveIcon } from '../ui/icons.ts';
import { dayAndHour } from '../ui/numbers.ts';
import { forget, type Keepsake, keep, readAlbum } from './album-store.ts';
import { filmFormat, shootFilm, takePicture } from './city-film.ts';
import { albumText as text } from './text.ts';
import './album.css';

/** Pictures and films of the city: made on this device, kept on it, and sent nowhere. */
export function Album({ scene }: SceneProps) {
  const { game } = useGameInHand();
  const [kept, show] = useState<Keepsake[]>([]);
  const [busy, setBusy] = useState(false);
  const keys = useRef<HTMLDivElement>(null);
  const read = useCallback(async () => show(await readAlbum()), []);
  useEffect(() => void read(), [read]);
  const { session } = game;
  const add = async (kind: Keepsake['kind'], make: () => Promise<Blob | null>) => {
    if (busy) return;
    setBusy(true);
    try {
      const blob = await make();
      if (!blob) throw new Error('nothing was drawn');
      const { day } = dayAndHour(session.city().tick);
      await keep({ kind, name: text.name(session.place().name, day), at: Date.now(), blob });
      game.tell(kind === 'film' ? text.filmKept : text.pictureKept);
    } catch {
      game.notify('info', text.trouble);
    }
    setBusy(false);
    await read();
  };
  const remove = async (id: number) => {
    await forget(id);
    // The key that did it goes with what it removed.
    keys.current?.querySelector('button')?.focus({ preventScroll: true });
    await read();
  };
  const format = filmFormat();
  return (
    <div className="album">
      <p className="quiet-words">{text.promise}</p>
      <div className="album-keys" ref={keys}>
        <button
          type="button"
          className="btn"
          aria-disabled={busy}
          onClick={() => void add('picture', () => takePicture(scene))}
        >
          <CameraIcon size={20} aria-hidden="true" />
          {text.take}
        </button>
        {format && (
          <button
            type="button"
            className="btn quiet"
            aria-disabled={busy}
            onClick={() =>
              void add('film', () => shootFilm({ scene, city: session.city(), plot: session.plot, format }))
            }
          >
            <FilmIcon size={20} aria-hidden="true" />
            {busy ? text.filming : text.film}
          </button>
        )}
      </div>
      {!format && <p className="quiet-words">{text.noFilm}</p>}
      {kept.length === 0 && <p className="quiet-words">{text.empty}</p>}
      <ul className="keepsakes">
        {kept.map((keepsake) => (
          <KeepsakeView key={keepsake.id} keepsake={keepsake} onForget={() => void remove(keepsake.id)} />
        ))}
      </ul>
    </div>
  );
}

function KeepsakeView({ keepsake, onForget }: { keepsake: Keepsake; onForget: () => void }) {
  const { kind, name, at, blob } = keepsake;
  const [address, setAddress] = useState('');
  // An address of the browser for what it keeps: given back when it is no longer shown.
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  const told = `${name}, ${new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}`;
  return (
    <li>
      {address !== '' &&
        (kind === 'picture' ? (
          <img src={address} alt={told} />
        ) : (
          // What is filmed has no sound and no words.
          <video src={address} controls muted aria-label={told} />
        ))}
      <span>{told}</span>
      <a className="link" href={address} download={`${name}.${kind === 'picture' ? 'png' : 'webm'}`}>
        {text.save}
      </a>
      <button type="button" className="icon-btn" aria-label={`${text.forget}: ${told}`} onClick={onForget}>
        <RemoveIcon size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
