import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '#domain/enclosures/enclosure.ts';
import { polygonAreaM2 } from '#domain/enclosures/polygon-area.ts';
import { checkShape, crossingsOf, formatShape, parseShape } from '#domain/enclosures/shape.ts';
import { SHAPE_CORNERS, type Zone } from '#domain/enclosures/zone.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { PlanEditor } from '#ui/plan-editor/PlanEditor.tsx';
import type { PlanShape, PlanTool } from '#ui/plan-editor/plan-shape.ts';
import type { Point } from '#ui/plan-editor/points.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { usePlanName } from '../plans/usePlanName.ts';
import { planGrid } from './plan-grid.ts';
import { usePlanTexts } from './usePlanTexts.ts';
import type { useZoneChanges } from './useZoneChanges.ts';

/** One plan with its squares and the zones drawn on it. */
export function ZonePlan({
  area,
  zones,
  selected,
  onSelect,
  tool,
  onTool,
  isGridShown,
  onGridShown,
  isReadOnly,
  changes,
  onDrawn,
  onRemove,
}: {
  readonly area: Area;
  readonly zones: readonly Zone[];
  readonly selected: Zone | null;
  readonly onSelect: (zoneId: string | null) => void;
  readonly tool: PlanTool;
  readonly onTool: (tool: PlanTool) => void;
  readonly isGridShown: boolean;
  readonly onGridShown: (isShown: boolean) => void;
  readonly isReadOnly: boolean;
  readonly changes: ReturnType<typeof useZoneChanges>;
  readonly onDrawn: (points: readonly Point[]) => void;
  /** the zone loses its outline, but stays */
  readonly onRemove: (zone: Zone) => void;
}) {
  const { t } = useTranslation('zones');
  const messageOf = useErrorMessage();
  const { number } = useFormat();
  const planName = usePlanName()(area);
  const texts = usePlanTexts(planName);
  const { areaId, areaImageUrl, imageWidth, imageHeight } = area;
  const shapes = useMemo(() => shapesOn(zones, areaId), [zones, areaId]);
  if (areaImageUrl === null || imageWidth === null || imageHeight === null)
    return <EmptyState title={t('plans.noImage')} message={t('plans.noImageText')} />;
  const zoneOf = (id: string) => zones.find(({ zoneId }) => zoneId === id);
  return (
    <PlanEditor
      image={{ url: areaImageUrl, width: imageWidth, height: imageHeight, alt: planName }}
      grid={planGrid(area)}
      isGridShown={isGridShown}
      onGridShown={onGridShown}
      shapes={shapes}
      selectedId={selected?.zoneId ?? null}
      onSelect={onSelect}
      tool={tool}
      onTool={onTool}
      isReadOnly={isReadOnly}
      mostCorners={SHAPE_CORNERS.most}
      problemOf={(points) => {
        const error = checkShape(points);
        return error === null ? null : messageOf(error);
      }}
      crossingsOf={crossingsOf}
      sizeOf={(points) => {
        const size = polygonAreaM2(points, area);
        return size === null ? null : t('m2', { value: number(size) });
      }}
      onShape={(id, points) => {
        const zone = zoneOf(id);
        return zone !== undefined && changes.draw(zone, { areaId, shape: formatShape(points) });
      }}
      onDrawn={onDrawn}
      onRemove={(id) => {
        const zone = zoneOf(id);
        if (zone !== undefined) onRemove(zone);
      }}
      undo={changes}
      texts={texts}
    />
  );
}

function shapesOn(zones: readonly Zone[], areaId: string): readonly PlanShape[] {
  return zones.flatMap((zone) => {
    const points = zone.areaId === areaId && zone.shape !== null ? parseShape(zone.shape) : null;
    if (points === null) return [];
    return [{ id: zone.zoneId, name: zone.zoneName, points, isFaint: zone.isHiddenForScanSampling }];
  });
}
