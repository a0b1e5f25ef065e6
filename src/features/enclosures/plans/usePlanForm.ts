import { useEffect, useState, type FormEvent } from 'react';
import { useSaveAreaMutation } from '#data/enclosures/enclosures.endpoints.ts';
import { checkPlan, tidyPlan, type TypedPlan } from '#domain/enclosures/check-plan.ts';
import type { Area, Enclosure } from '#domain/enclosures/enclosure.ts';
import { ELEVATIONS } from '#domain/enclosures/enclosure.ts';
import { appError } from '#domain/errors/app-error.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { base64Of } from '#lib/pictures/base64-of.ts';
import { useActor } from '#state/session/use-session.ts';
import { useKeptDraft } from '../form/useKeptDraft.ts';

/** The image of a plan: the stored one, or a chosen one that is not sent yet. */
export type ChosenImage = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** absent for the stored one */
  readonly picture?: Blob;
};

const ORDER = ['base64picture', 'mapWidthM', 'squareAreaM2', 'areaName'] as const;

/** Returns the form of a plan. Its image waits on the device until the form is sent; typed text stays until then. */
export function usePlanForm({
  enclosure,
  area,
  onSaved,
}: {
  readonly enclosure: Enclosure;
  readonly area: Area | null;
  readonly onSaved: (areaId: string) => void;
}) {
  const { userId } = useActor();
  const messageOf = useErrorMessage();
  const { zooId, enclosureId, areas } = enclosure;
  const [stored] = useState<TypedPlan>(() => area ?? firstOf(areas));
  const draft = useKeptDraft(`plans.${area?.areaId ?? `new.${enclosureId}`}.${userId}`, {
    areaName: stored.areaName,
    mapWidthM: stored.mapWidthM,
    squareAreaM2: stored.squareAreaM2,
    elevation: stored.elevation,
  });
  const [image, setImage] = useState<ChosenImage | null>(() => imageOf(area));
  useEffect(() => {
    if (image?.picture === undefined) return undefined;
    return () => URL.revokeObjectURL(image.url);
  }, [image]);
  const errors = useFormErrors(ORDER);
  const demo = useDemoError('enclosure.edit');
  const [save, { isLoading }] = useSaveAreaMutation();
  const tidy = tidyPlan(draft.typed);
  const found = checkPlan(tidy);
  // Shown during typing: the squares are drawn at the same time.
  const tooWide = found.squareAreaM2?.code === 'enclosure/grid-too-wide' ? messageOf(found.squareAreaM2) : null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isLoading) return;
    const { elevation: _, ...fields } = found;
    const wrong = { ...fields, ...(image === null ? { base64picture: appError('picture/invalid') } : {}) };
    if (errors.show(wrong, form)) {
      if (image === null) errors.refuse(appError('picture/invalid'));
      return;
    }
    if (demo !== null) return errors.refuse(demo);
    const base64picture = image?.picture === undefined ? undefined : await base64Of(image.picture);
    const answer = await save({
      zooId,
      enclosureId,
      areaId: area?.areaId ?? null,
      ...tidy,
      ...(base64picture === undefined ? {} : { base64picture }),
    });
    if (answer.error !== undefined) return errors.refuse(answer.error, form);
    draft.clear();
    onSaved(answer.data.areaId);
  };
  return {
    typed: draft.typed,
    change: (difference: Partial<TypedPlan>) => {
      errors.forgive(ORDER.filter((field) => field in difference));
      draft.change(difference);
    },
    image,
    setImage: (chosen: ChosenImage) => {
      errors.clear();
      setImage(chosen);
    },
    errors,
    tooWide,
    submit,
    isSaving: isLoading,
    giveUp: draft.clear,
  };
}

/** A new plan stands on the first level that has none. */
function firstOf(areas: readonly Area[]): TypedPlan {
  const free = [0, ...ELEVATIONS].find((level) => !areas.some(({ elevation }) => elevation === level));
  const elevation = ELEVATIONS.find((level) => level === free) ?? 0;
  return { areaName: '', mapWidthM: null, squareAreaM2: null, elevation };
}

function imageOf(area: Area | null): ChosenImage | null {
  if (area === null || area.areaImageUrl === null || area.imageWidth === null || area.imageHeight === null) return null;
  return { url: area.areaImageUrl, width: area.imageWidth, height: area.imageHeight };
}
