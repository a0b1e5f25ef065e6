import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type GenericSlide, Lightbox, type Slide } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { Attachment } from '#domain/tasks/attachment.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { GalleryItem } from '../gallery-items.ts';
import { taskHref } from '../task-href.ts';
import { FileSlide } from './FileSlide.tsx';
import classes from './viewer.module.css';

/** The slide of a task's file, whose address is asked for when it is shown. */
interface TaskFileSlide extends GenericSlide {
  readonly type: 'task-file';
  readonly file: Attachment;
  readonly name: string;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    'task-file': TaskFileSlide;
  }
}

/**
 * A photo or a film as large as the screen, with its caption; the others by the arrow keys, by a swipe, or by the
 * buttons. The caption of a task's file opens the task.
 */
export function GalleryViewer({
  items,
  index,
  nameOf,
  onClose,
}: {
  readonly items: readonly GalleryItem[];
  readonly index: number;
  readonly nameOf: (item: GalleryItem) => string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['gallery', 'common', 'words']);
  const { dateTime } = useFormat();
  const slides = useMemo(
    () =>
      items.map((item): Slide => {
        const name = nameOf(item);
        const at = dateTime(item.atUnix);
        if (item.of === 'subject') {
          const { url: src, width, height } = item.photo;
          return { src, alt: name, width, height, title: name, description: at };
        }
        const task = (
          <Link to={taskHref(item.task.taskId)} className={classes['task']}>
            {t('openTask')}
          </Link>
        );
        const description = (
          <>
            {at} · {task}
          </>
        );
        return { type: 'task-file', file: item.file, name, title: name, description };
      }),
    [items, nameOf, dateTime, t],
  );
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      render={{
        slide: ({ slide, offset }) =>
          slide.type === 'task-file' ? (
            <FileSlide file={slide.file} name={slide.name} isShown={offset === 0} />
          ) : undefined,
      }}
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
