import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveAreaMutation } from '#data/enclosures/enclosure-writes.endpoints.ts';
import { checkPlan, tidyPlan, type TypedPlan } from '#domain/enclosures/check-plan.ts';
import type { Area, Enclosure } from '#domain/enclosures/enclosure.ts';
import { firstFreeLevel, takenLevels } from '#domain/enclosures/plan-level.ts';
import { appError } from '#domain/errors/app-error.ts';
import { PLACE_NAME_LENGTH } from '#domain/fields/fields.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { base64Of } from '#lib/pictures/base64-of.ts';
import { type ChosenImage, planFormSchema } from './plan-form-schema.ts';

/** The form of a plan, new (`area` is null) or stored. No draft holds its image. */
export function usePlanForm({
  enclosure,
  area,
  onSaved,
}: {
  readonly enclosure: Enclosure;
  readonly area: Area | null;
  readonly onSaved: (areaId: string) => void;
}) {
  const { t } = useTranslation('zones');
  const { number } = useFormat();
  const messageOf = useErrorMessage();
  const { zooId, enclosureId, areas } = enclosure;
  const [begun] = useState(() => firstOf(areas));
  const [save] = useSaveAreaMutation();
  const areaId = area?.areaId ?? null;
  const taken = takenLevels(areas, areaId);
  const form = useRecordForm({
    name: `plans.${enclosureId}`,
    recordId: areaId,
    schema: planFormSchema,
    stored: { ...(area ?? begun), image: imageOf(area) },
    operation: 'enclosure.edit',
    notKept: ['image'],
    tidy: tidyPlan,
    check: ({ image, ...plan }) => ({
      ...(image === null ? { image: appError('picture/invalid') } : {}),
      ...checkPlan(plan),
      ...(taken.has(plan.elevation) ? { elevation: appError('plan/level-taken') } : {}),
    }),
    fields: {
      image: {
        label: t('plans.image'),
        say: (image) => (image === null ? '' : `${number(image.width)} × ${number(image.height)}`),
      },
      mapWidthM: { label: t('plans.widthField') },
      squareAreaM2: { label: t('plans.squareField') },
      areaName: { label: t('plans.name'), maxLength: PLACE_NAME_LENGTH * 10 },
      elevation: { label: t('plans.elevation') },
    },
    save: async ({ image, ...plan }) => {
      const base64picture = image?.picture === undefined ? undefined : await base64Of(image.picture);
      return save({
        ...{ zooId, enclosureId, areaId },
        ...plan,
        ...(base64picture === undefined ? {} : { base64picture }),
      });
    },
    onSaved: ({ answer }) => (answer.data === undefined ? undefined : onSaved(answer.data.areaId)),
    onUnchanged: () => (areaId === null ? undefined : onSaved(areaId)),
  });
  const { image } = form.values;
  const chosenUrl = image?.picture === undefined ? null : image.url;
  useEffect(() => {
    if (chosenUrl === null) return undefined;
    return () => URL.revokeObjectURL(chosenUrl);
  }, [chosenUrl]);
  const square = checkPlan(tidyPlan(form.values)).squareAreaM2;
  return {
    form,
    /** the levels that other plans have */
    taken,
    // Shown while it is typed: the squares are drawn at the same time.
    tooWide: square?.code === 'enclosure/grid-too-wide' ? messageOf(square) : null,
  };
}

/** A new plan stands on the first level that has none. */
function firstOf(areas: readonly Area[]): TypedPlan {
  return { areaName: '', mapWidthM: null, squareAreaM2: null, elevation: firstFreeLevel(areas) };
}

function imageOf(area: Area | null): ChosenImage | null {
  if (area === null || area.areaImageUrl === null || area.imageWidth === null || area.imageHeight === null) return null;
  return { url: area.areaImageUrl, width: area.imageWidth, height: area.imageHeight };
}
