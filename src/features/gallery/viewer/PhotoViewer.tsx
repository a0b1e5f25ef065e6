import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { Photo } from '#domain/pictures/photo.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** A photo as large as the screen, with its caption; the others by the arrow keys, by a swipe, or by the buttons. */
export function PhotoViewer({
  photos,
  index,
  nameOf,
  onClose,
}: {
  readonly photos: readonly Photo[];
  readonly index: number;
  readonly nameOf: (photo: Photo) => string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['gallery', 'common', 'words']);
  const { dateTime } = useFormat();
  const slides = useMemo(
    () =>
      photos.map((photo) => ({
        src: photo.url,
        alt: nameOf(photo),
        width: photo.width,
        height: photo.height,
        title: nameOf(photo),
        description: dateTime(photo.takenAtUnix),
      })),
    [photos, nameOf, dateTime],
  );
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Captions, Fullscreen, Zoom]}
      carousel={{ finite: true }}
      labels={{
        Lightbox: t('words:photos'),
        Previous: t('viewer.previous'),
        Next: t('viewer.next'),
        Close: t('common:close'),
        'Enter Fullscreen': t('viewer.fullscreen'),
        'Exit Fullscreen': t('viewer.exitFullscreen'),
        'Zoom in': t('viewer.zoomIn'),
        'Zoom out': t('viewer.zoomOut'),
        'Show captions': t('viewer.showCaptions'),
        'Hide captions': t('viewer.hideCaptions'),
        'Photo gallery': t('words:photos'),
        Carousel: t('words:photos'),
        Slide: t('viewer.slide'),
        '{index} of {total}': t('viewer.position', { index: '{index}', total: '{total}' }),
      }}
    />
  );
}
