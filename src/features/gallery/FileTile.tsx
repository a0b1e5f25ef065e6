import { useInViewport } from '@mantine/hooks';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GalleryItem } from './gallery-items.ts';
import classes from './gallery.module.css';
import { taskHref } from './task-href.ts';
import { useFileAddress } from './useFileAddress.ts';

/**
 * A photo or a film of a task: opens large at a click, and its name opens the task. A film shows its first frame. The
 * file is fetched once its tile comes into sight.
 */
export function FileTile({
  item: { kind, file, task },
  name,
  onOpen,
}: {
  readonly item: Extract<GalleryItem, { of: 'task' }>;
  readonly name: string;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation('gallery');
  const { ref, inViewport } = useInViewport<HTMLLIElement>();
  const [wasSeen, setWasSeen] = useState(false);
  if (inViewport && !wasSeen) setWasSeen(true);
  const { address, isFailed, onBroken } = useFileAddress(file, wasSeen);
  const isFilm = kind === 'video';
  return (
    <li ref={ref} className={classes['tile']}>
      <button
        type="button"
        className={classes['open']}
        aria-label={t(isFilm ? 'play' : 'open', { name })}
        onClick={onOpen}
      >
        {isFailed && <span className={classes['broken']}>{t('broken')}</span>}
        {!isFailed && address === null && <span className={classes['broken']} aria-hidden />}
        {address !== null && !isFilm && <img src={address} alt="" onError={onBroken} />}
        {/* The fragment makes the browsers of tablets draw the first frame. */}
        {address !== null && isFilm && (
          <video src={`${address}#t=0.001`} preload="metadata" muted playsInline tabIndex={-1} onError={onBroken} />
        )}
        {isFilm && (
          <span className={classes['play']} aria-hidden>
            <IconPlayerPlayFilled size={22} />
          </span>
        )}
      </button>
      <span className={classes['foot']} title={name}>
        <Link to={taskHref(task.taskId)} className={classes['name']}>
          {name}
        </Link>
      </span>
    </li>
  );
}
