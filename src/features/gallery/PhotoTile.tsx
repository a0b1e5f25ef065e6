import { ActionIcon, Badge, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconPhotoOff, IconPhotoStar, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#domain/pictures/photo.ts';
import classes from './gallery.module.css';

export type PhotoTileActions = {
  readonly onCaption?: () => void;
  /** makes it the main photo, or takes that back */
  readonly onMain?: () => void;
  readonly onRemove?: () => void;
};

/** One photo of a gallery: opens large at a click, with its actions in a menu. */
export function PhotoTile({
  photo,
  name,
  isMain,
  onOpen,
  actions,
}: {
  readonly photo: Photo;
  /** its subject, in words */
  readonly name: string;
  readonly isMain: boolean;
  readonly onOpen: () => void;
  readonly actions: PhotoTileActions;
}) {
  const { t } = useTranslation(['gallery', 'words']);
  const [isBroken, setIsBroken] = useState(false);
  const { onCaption, onMain, onRemove } = actions;
  const hasActions = onCaption !== undefined || onMain !== undefined || onRemove !== undefined;
  return (
    <li className={classes['tile']}>
      <button type="button" className={classes['open']} aria-label={t('open', { name })} onClick={onOpen}>
        {isBroken ? (
          <span className={classes['broken']}>{t('broken')}</span>
        ) : (
          <img
            src={photo.thumbnailUrl}
            alt=""
            loading="lazy"
            width={photo.width}
            height={photo.height}
            onError={() => setIsBroken(true)}
          />
        )}
      </button>
      {isMain && (
        <Badge className={classes['main'] ?? ''} size="sm" variant="filled">
          {t('main.badge')}
        </Badge>
      )}
      <span className={classes['foot']} title={name}>
        <span className={classes['name']}>{name}</span>
      </span>
      {hasActions && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              className={classes['menu'] ?? ''}
              size={44}
              variant="default"
              aria-label={t('actions', { name })}
            >
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {onMain !== undefined && (
              <Menu.Item
                leftSection={isMain ? <IconPhotoOff size={16} aria-hidden /> : <IconPhotoStar size={16} aria-hidden />}
                onClick={onMain}
              >
                {t(isMain ? 'main.end' : 'main.make')}
              </Menu.Item>
            )}
            {onCaption !== undefined && (
              <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onCaption}>
                {t('caption.edit')}
              </Menu.Item>
            )}
            {onRemove !== undefined && (
              <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
                {t('words:delete')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
