import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './PictureField.module.css';

/** A picture, or a sign when there is none or it cannot be loaded. */
export function PicturePreview({
  src,
  alt,
  none,
  shape,
}: {
  readonly src: string | null;
  readonly alt: string;
  readonly none: string;
  readonly shape: 'round' | 'wide';
}) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken)
    return (
      <div className={classes['preview']} data-shape={shape} role="img" aria-label={none}>
        <IconPhoto size={32} stroke={1.5} aria-hidden />
      </div>
    );
  return (
    <div className={classes['preview']} data-shape={shape}>
      <img src={src} alt={alt} onError={() => setBroken(src)} />
    </div>
  );
}
