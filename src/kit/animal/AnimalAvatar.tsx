import { IconPaw } from '@tabler/icons-react';
import { memo, useState } from 'react';
import classes from './AnimalAvatar.module.css';

/** The main photo of an animal, or a paw without one. It is decorative: the name stands beside it. */
export const AnimalAvatar = memo(function AnimalAvatar({
  photoUrl,
  size = 36,
}: {
  readonly photoUrl: string | null;
  /** pixels */
  readonly size?: number;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = { width: size, height: size };
  if (photoUrl === null || photoUrl === broken)
    return (
      <span className={classes['avatar']} style={box} aria-hidden>
        <IconPaw size={Math.round(size * 0.55)} stroke={1.5} />
      </span>
    );
  return (
    <img
      // A row of a list becomes another animal's: the former photo must not stand beside its name until the new one is
      // loaded.
      key={photoUrl}
      className={classes['avatar']}
      style={box}
      src={photoUrl}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(photoUrl)}
    />
  );
});
