import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { useTranslation } from 'react-i18next';
import { Lightbox } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { EpochMs } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** A photo of a record as large as the screen. */
export function PhotoViewer({
  address,
  name,
  at,
  onClose,
}: {
  readonly address: string;
  readonly name: string;
  readonly at: EpochMs;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['gallery', 'common', 'words']);
  const { dateTime } = useFormat();
  return (
    <Lightbox
      open
      close={onClose}
      slides={[{ src: address, alt: name, title: name, description: dateTime(at) }]}
      plugins={[Captions, Fullscreen, Zoom]}
      carousel={{ finite: true }}
      render={{ buttonPrev: () => null, buttonNext: () => null }}
      labels={{
        Lightbox: t('words:photos'),
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
      }}
    />
  );
}
