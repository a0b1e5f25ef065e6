import { Alert } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#domain/pictures/photo.ts';
import { FileTile } from './FileTile.tsx';
import type { GalleryItem } from './gallery-items.ts';
import classes from './gallery.module.css';
import { PhotoTile } from './PhotoTile.tsx';
import { usePhotoActions } from './usePhotoActions.ts';
import { usePhotoRights } from './usePhotoRights.ts';

const GalleryViewer = lazy(async () => ({ default: (await import('./viewer/GalleryViewer.tsx')).GalleryViewer }));
const CaptionDialog = lazy(async () => ({ default: (await import('./CaptionDialog.tsx')).CaptionDialog }));

/** Photos and films side by side, each opening large, in the order given. */
export function GalleryGrid({
  label,
  items,
  nameOf,
  main,
  isLarge = false,
}: {
  readonly label: string;
  readonly items: readonly GalleryItem[];
  readonly nameOf: (item: GalleryItem) => string;
  /** the record whose main picture they can become, and its present one; absent with photos of several records */
  readonly main?: { readonly subjectId: string; readonly url: string | null };
  readonly isLarge?: boolean;
}) {
  const { t } = useTranslation(['gallery', 'common']);
  const rights = usePhotoRights();
  const act = usePhotoActions();
  const [openId, setOpenId] = useState<string | null>(null);
  const [captioned, setCaptioned] = useState<Photo | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const tell = async (result: Promise<string | null>) => setFailure(await result);
  const opened = items.findIndex(({ id }) => id === openId);
  return (
    <>
      {failure !== null && (
        <Alert
          color="red"
          mb="sm"
          role="alert"
          withCloseButton
          closeButtonLabel={t('common:close')}
          onClose={() => setFailure(null)}
        >
          {failure}
        </Alert>
      )}
      <ul className={classes['grid']} aria-label={label} data-large={isLarge || undefined}>
        {items.map((item) => {
          const tile = { name: nameOf(item), onOpen: () => setOpenId(item.id) };
          if (item.of === 'task') return <FileTile key={item.id} item={item} {...tile} />;
          const { photo } = item;
          return (
            <PhotoTile
              key={item.id}
              {...tile}
              photo={photo}
              isMain={photo.url === main?.url}
              actions={{
                ...(rights.mayRemove(photo)
                  ? { onCaption: () => setCaptioned(photo), onRemove: () => void tell(act.remove(photo)) }
                  : {}),
                ...(photo.subjectId === main?.subjectId && rights.mayMakeMain(photo)
                  ? { onMain: () => void tell(act.setMain(photo, photo.url !== main.url)) }
                  : {}),
              }}
            />
          );
        })}
      </ul>
      <Suspense fallback={null}>
        {opened >= 0 && <GalleryViewer items={items} index={opened} nameOf={nameOf} onClose={() => setOpenId(null)} />}
        {captioned !== null && (
          <CaptionDialog
            photo={captioned}
            onSave={(caption) => act.caption(captioned, caption)}
            onClose={() => setCaptioned(null)}
          />
        )}
      </Suspense>
    </>
  );
}
