import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TypedPlan } from '#domain/enclosures/check-plan.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { GridLines } from '#ui/plan-editor/GridLines.tsx';
import { PLAN_WIDTH } from '#ui/plan-editor/plan-shape.ts';
import { planGrid } from '../zones/plan-grid.ts';
import classes from './PlanImageField.module.css';
import type { ChosenImage } from './plan-form-schema.ts';

/** The plan with the squares of the typed values. */
export function PlanPreview({ image, typed }: { readonly image: ChosenImage | null; readonly typed: TypedPlan }) {
  const { t } = useTranslation('zones');
  const { number } = useFormat();
  if (image === null) return null;
  const grid = planGrid({ ...typed, imageWidth: image.width, imageHeight: image.height });
  const height = (PLAN_WIDTH * image.height) / image.width;
  return (
    <div>
      <svg
        className={classes['preview']}
        viewBox={`0 0 ${PLAN_WIDTH} ${height}`}
        role="img"
        aria-label={t('plans.preview')}
      >
        <image href={image.url} width={PLAN_WIDTH} height={height} preserveAspectRatio="none" />
        {grid !== null && <GridLines grid={grid} height={height} />}
      </svg>
      <Text fz="sm" c="dimmed" mt={4} role="status">
        {grid === null
          ? t('plans.noGrid')
          : t('plans.grid', { columns: number(grid.columns), rows: number(grid.rows) })}
      </Text>
    </div>
  );
}
