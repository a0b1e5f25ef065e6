import { IconFence } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './EnclosurePhoto.module.css';

/** The main photo of an enclosure, or a fence without one. It is decorative: the name stands beside it. */
export function EnclosurePhoto({ url, size = 40 }: { readonly url: string | null; readonly size?: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = { width: size * 1.3, height: size };
  if (url === null || url === broken) {
    return (
      <span className={classes['photo']} style={box} aria-hidden>
        <IconFence size={Math.round(size * 0.6)} stroke={1.5} />
      </span>
    );
  }
  return (
    <img
      className={classes['photo']}
      style={box}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
