import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { PlanEditorTexts } from '#ui/plan-editor/plan-shape.ts';

/** Returns the words of the plan editor, in the language of the page. */
export function usePlanTexts(planName: string): PlanEditorTexts {
  const { t } = useTranslation('zones');
  const { number } = useFormat();
  return useMemo(() => {
    const at = (x: number, y: number) => ({ x: number(x), y: number(y) });
    return {
      label: t('editor.label', { name: planName }),
      toolsLabel: t('editor.tools'),
      tools: { select: t('editor.select'), polygon: t('editor.polygon'), rectangle: t('editor.rectangle') },
      undo: t('editor.undo'),
      redo: t('editor.redo'),
      zoomIn: t('editor.zoomIn'),
      zoomOut: t('editor.zoomOut'),
      zoomWhole: t('editor.zoomWhole'),
      grid: t('editor.grid'),
      removeCorner: t('editor.removeCorner'),
      finish: t('editor.finish'),
      giveUp: t('editor.giveUp'),
      howTo: {
        select: t('editor.howSelect'),
        polygon: t('editor.howPolygon'),
        rectangle: t('editor.howRectangle'),
      },
      shape: (name, count) => t('editor.shape', { name, count }),
      corner: (place, total, name, x, y) => t('editor.corner', { place, total, name, ...at(x, y) }),
      announcements: {
        cornerMoved: (place, x, y) => t('editor.cornerMoved', { place, ...at(x, y) }),
        shapeMoved: (name, x, y) => t('editor.shapeMoved', { name, ...at(x, y) }),
        cornerAdded: (count) => t('editor.cornerAdded', { count }),
        cornerRemoved: (count) => t('editor.cornerRemoved', { count }),
        cursor: (x, y) => t('editor.cursor', at(x, y)),
        drawn: t('editor.drawn'),
        needsThree: t('editor.needsThree'),
        enough: t('editor.enough'),
        givenUp: t('editor.givenUp'),
      },
    };
  }, [t, number, planName]);
}
