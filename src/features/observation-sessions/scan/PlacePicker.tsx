import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '#domain/enclosures/enclosure.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { useFormat } from '#i18n/useFormat.ts';
import classes from '../recorder/recorder.module.css';
import { drawnZones, offeredZones, type Place, placeAt, placeIn, shareOf } from './place-on-plan.ts';

/** The width of the drawing's units, whatever its picture. */
const WIDTH = 1_000;
const MARK = 14;

type Shown = Area & { readonly areaImageUrl: string; readonly imageWidth: number; readonly imageHeight: number };

/** The place of an animal: a tap on the plan, or a zone by its name, which is also the way of the keyboard. */
export function PlacePicker({
  areas,
  zones,
  place,
  onPlace,
}: {
  readonly areas: readonly Area[];
  readonly zones: readonly Zone[];
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}) {
  const { t } = useTranslation('sessions');
  const { number } = useFormat();
  const plans = areas.filter(isShown).toSorted((one, other) => one.elevation - other.elevation);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const plan = plans.find(({ areaId }) => areaId === (chosenId ?? place.planId)) ?? plans[0];
  const offered = offeredZones(zones);
  const nameOf = ({ areaName, elevation }: Area) =>
    areaName.trim() === '' ? t('place.level', { level: number(elevation) }) : areaName;
  return (
    <Stack gap="xs">
      {plans.length > 1 && (
        <SegmentedControl
          aria-label={t('place.plans')}
          data={plans.map((one) => ({ value: one.areaId, label: nameOf(one) }))}
          value={plan?.areaId ?? ''}
          onChange={setChosenId}
        />
      )}
      {plan !== undefined && (
        <TappedPlan plan={plan} name={nameOf(plan)} zones={zones} place={place} onPlace={onPlace} />
      )}
      {offered.length > 0 && (
        <Group gap="xs" role="group" aria-label={t('place.zones')}>
          {offered.map((zone) => (
            <Button
              key={zone.zoneId}
              variant={zone.zoneId === place.zoneId ? 'filled' : 'default'}
              aria-pressed={zone.zoneId === place.zoneId}
              mih={44}
              onClick={() => onPlace(placeIn(zone, areas))}
            >
              {zone.zoneName}
            </Button>
          ))}
        </Group>
      )}
      {plan === undefined && offered.length === 0 && <Text c="dimmed">{t('place.none')}</Text>}
    </Stack>
  );
}

function TappedPlan({
  plan,
  name,
  zones,
  place,
  onPlace,
}: {
  readonly plan: Shown;
  readonly name: string;
  readonly zones: readonly Zone[];
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}) {
  const { t } = useTranslation('sessions');
  const height = (WIDTH * plan.imageHeight) / plan.imageWidth;
  const drawn = drawnZones(zones, plan.areaId);
  const mark = shareOf(place, plan);
  const tapped = (event: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height: high } = event.currentTarget.getBoundingClientRect();
    // A drawing without a size, such as a hidden one, has no places.
    if (width === 0 || high === 0) return;
    const share = (value: number) => Math.min(1, Math.max(0, value));
    onPlace(placeAt(plan, { x: share((event.clientX - left) / width), y: share((event.clientY - top) / high) }, drawn));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the zones below by their names are the way of the keyboard
    <svg
      className={classes['plan']}
      viewBox={`0 0 ${WIDTH} ${height}`}
      style={{ aspectRatio: `${plan.imageWidth} / ${plan.imageHeight}` }}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('place.tap', { name })}
      data-plan={plan.areaId}
      onClick={tapped}
    >
      <image href={plan.areaImageUrl} width={WIDTH} height={height} preserveAspectRatio="none" />
      {drawn.map(({ zone, corners }) => (
        <polygon
          key={zone.zoneId}
          className={classes['zone']}
          data-chosen={zone.zoneId === place.zoneId || undefined}
          points={corners.map(({ x, y }) => `${x * WIDTH},${y * height}`).join(' ')}
        />
      ))}
      {mark !== null && <circle className={classes['place']} cx={mark.x * WIDTH} cy={mark.y * height} r={MARK} />}
    </svg>
  );
}

function isShown(area: Area): area is Shown {
  return area.areaImageUrl !== null && area.imageWidth !== null && area.imageHeight !== null;
}
