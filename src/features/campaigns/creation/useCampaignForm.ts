import { type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SavedCampaign } from '#domain/callables/campaigns.ts';
import {
  type Campaign,
  type CampaignContent,
  campaignContentSchema,
  type Observation,
} from '#domain/campaigns/campaign.ts';
import type { CampaignType } from '#domain/campaigns/campaign-type.ts';
import {
  type CampaignErrors,
  checkCampaign,
  checkDraft,
  frozenChanges,
  mayObserve,
} from '#domain/campaigns/check-campaign.ts';
import { contentOfCampaign, emptyCampaign, tidyCampaign } from '#domain/campaigns/tidy-campaign.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { User } from '#domain/users/user.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useRecordDraft } from '#kit/form/useRecordDraft.ts';
import { nowMs } from '#lib/clock.ts';
import { newId } from '#lib/new-id.ts';
import { fieldNamed } from '#ui/fields/field-named.ts';
import { focusUnreadable } from '#ui/fields/unreadable-field.ts';
import { peopleInUse } from '../parts/people-choices.ts';
import { useCampaignNames } from '../parts/useCampaignNames.ts';
import { useCampaignRights } from '../parts/useCampaignRights.ts';
import { FIELD_STEPS, type FieldStep, faultsOf, stepOf } from './campaign-steps.ts';
import { useCampaignCalls } from './useCampaignCalls.ts';
import { useFieldTexts } from './useFieldTexts.ts';

/** A value that no field has, to ask whether a field may change. */
const ANOTHER = '\u0000' as never;

/** The campaign that is edited, and what its form needs to begin. */
export type EditedCampaign = {
  /** null: a new one */
  readonly campaign: Campaign | null;
  /** the people of the establishment */
  readonly people: readonly User[];
};

type FormOnScreen = {
  /** the form element, in which a wrong field is found */
  readonly place: RefObject<HTMLFormElement | null>;
  /** every section is on the screen at once */
  readonly asPage: boolean;
};

/** Opens the step of a field that is wrong. */
type OpenAt = (path: string) => void;
type Showing = { readonly wrong?: CampaignErrors; readonly openAt?: OpenAt };
const opening = (openAt: OpenAt | undefined): Showing => (openAt === undefined ? {} : { openAt });

/**
 * The form of a campaign, new or stored, which the steps of the wizard and the sections of the page share: values with what
 * is typed over them, faults at fields once a step was tried, saving at any step, and launching.
 */
export function useCampaignForm({ campaign, people }: EditedCampaign, { place, asPage }: FormOnScreen) {
  const messageOf = useErrorMessage();
  const demo = useDemoError('campaign.edit');
  const { types } = useCampaignRights();
  const names = useCampaignNames();
  const [empty] = useState(() => emptyCampaign(types[0] ?? 'welfare', nowMs()));
  const [exampleSeed] = useState(newId);
  const [isSaving, setIsSaving] = useState(false);
  const [tried, setTried] = useState<readonly FieldStep[]>([]);
  const [refused, setRefused] = useState<CampaignErrors>({});
  const [failure, setFailure] = useState<AppError | null>(null);
  const stored = useMemo(() => (campaign === null ? empty : contentOfCampaign(campaign)), [campaign, empty]);
  const draft = useRecordDraft(
    {
      name: 'campaigns',
      recordId: campaign?.campaignId ?? null,
      schema: campaignContentSchema,
      stored,
      fields: useFieldTexts(names),
      tidy: tidyCampaign,
      isReadOnly: demo !== null,
    },
    isSaving,
  );
  const { values, conflicts } = draft;
  const content = tidyCampaign(values);
  const isRunning = campaign?.status === 'active';
  const faults: CampaignErrors = { ...checkCampaign(content, { people: peopleInUse(people) }), ...refused };
  const calls = useCampaignCalls(campaign);

  /** Shows the faults of these steps, with the focus on the first one; returns its field, null where there is none. */
  const show = (steps: readonly FieldStep[], { wrong = faults, openAt }: Showing = {}): string | null => {
    const [first] = faultsOf(wrong, steps);
    if (first === undefined) return null;
    const [path] = first;
    setTried(asPage ? FIELD_STEPS : [stepOf(path)]);
    openAt?.(path);
    // The field has the focus once its step is drawn, and after the step's title has taken it.
    requestAnimationFrame(() => place.current && fieldNamed(place.current, path)?.focus());
    return path;
  };
  /** Returns whether nothing can be sent or checked now; the reason then has the focus. */
  const isHeld = (): boolean => {
    const form = place.current;
    if (isSaving || demo !== null || form === null) return true;
    if (conflicts.length > 0) {
      form.querySelector<HTMLElement>('[data-conflict] button')?.focus();
      return true;
    }
    return focusUnreadable(form);
  };
  /** Tells why the server refused: at the field it names, else for the whole. */
  const refuse = (error: AppError, openAt: OpenAt | undefined) => {
    const field = error.params?.['field'];
    if (typeof field !== 'string' || faultsOf({ [field]: error }, FIELD_STEPS).length === 0) return setFailure(error);
    setRefused({ [field]: error });
    show(FIELD_STEPS, { wrong: { [field]: error }, ...opening(openAt) });
  };
  const edit = (difference: Partial<CampaignContent>) => {
    draft.change(difference);
    setFailure(null);
    const fields = Object.keys(difference);
    setRefused((now) =>
      Object.fromEntries(Object.entries(now).filter(([path]) => !fields.includes(path.split('.')[0] ?? path))),
    );
  };
  /** Saves the campaign; returns its id and new stamp, or null where something is wrong. */
  const send = async (openAt: OpenAt | undefined): Promise<SavedCampaign | null> => {
    const saved = await calls.save(content, draft.callKey);
    if (!saved.ok) refuse(saved.error, openAt);
    return saved.ok ? saved.value : null;
  };
  /** Does what sends, unless something is wrong or being sent. */
  const whileSaving = async (run: () => Promise<void>) => {
    setFailure(null);
    setIsSaving(true);
    await run();
    setIsSaving(false);
  };
  /** Nothing unsaved is left: going on needs no question. */
  const settle = () =>
    flushSync(() => {
      draft.reset();
      if (campaign !== null) draft.settle(draft.difference);
    });

  return {
    values,
    content,
    names,
    types,
    isNew: campaign === null,
    /** the seed of the plan: that of a new campaign is an example, until it is saved */
    planSeed: campaign?.planSeed ?? exampleSeed,
    /** the plan of a campaign that runs; null: it is drawn from what was typed */
    storedPlan: isRunning ? campaign.plan : null,
    /** the version of the ethogram that the campaign froze; null for a draft */
    ethogramVersion: campaign?.ethogramVersion ?? null,
    /** the campaign was launched: most of it is frozen */
    isRunning,
    isChanged: draft.isChanged,
    isReadOnly: demo !== null,
    /** why demonstration mode refuses the form; null when it does not */
    refusal: demo,
    isSaving,
    failure,
    conflicts,
    faults,
    isFrozen: (field: keyof CampaignContent) =>
      isRunning && frozenChanges(stored, { ...stored, [field]: ANOTHER }).includes(field),
    /** the fault of a field, in words, once its step was tried; null for none */
    at: (path: string): string | null => {
      const fault = tried.includes(stepOf(path)) || refused[path] !== undefined ? faults[path] : undefined;
      return fault === undefined ? null : messageOf(fault);
    },
    show,
    isHeld,
    /** Saves what was typed, a draft as it is; tells it, and calls back with the id of the campaign. */
    save: async (onSaved: (campaignId: string) => unknown, openAt?: OpenAt) => {
      if (
        isHeld() ||
        show(FIELD_STEPS, { wrong: isRunning ? faults : checkDraft(content), ...opening(openAt) }) !== null
      )
        return;
      await whileSaving(async () => {
        const saved = await send(openAt);
        if (saved === null) return;
        settle();
        calls.tell('saved', content.name);
        await onSaved(saved.campaignId);
      });
    },
    /** Saves the draft and launches it, after a question; calls back with its id, and with whether it runs. */
    launch: async (onDone: (campaignId: string, isLaunched: boolean) => unknown, openAt?: OpenAt) => {
      if (isHeld() || show(FIELD_STEPS, opening(openAt)) !== null || !(await calls.isSure(content.name))) return;
      await whileSaving(async () => {
        const isStored = campaign !== null && !draft.isChanged;
        const saved = isStored ? campaign : await send(openAt);
        if (saved === null) return;
        const launched = await calls.launch(saved);
        if (launched.ok || !isStored) settle();
        if (launched.ok) {
          calls.tell('launched', content.name);
          await onDone(saved.campaignId, true);
        } else if (campaign === null) {
          // The new draft is saved all the same, and is now at its own address.
          calls.tellRefusal(launched.error);
          await onDone(saved.campaignId, false);
        } else refuse(launched.error, openAt);
      });
    },
    edit,
    observe: (difference: Partial<Observation>) => edit({ observation: { ...values.observation, ...difference } }),
    /** what changes with the type: observers who may not observe it go, a training has its agreement */
    ofType: (type: CampaignType): Partial<CampaignContent> => ({
      type,
      minAgreement: emptyCampaign(type, nowMs()).minAgreement,
      ...(type === 'pedagogical' ? { questionnaireId: null } : {}),
      observerIds: values.observerIds.filter((id) =>
        people.some((person) => person.userId === id && mayObserve(person, { type })),
      ),
    }),
  };
}

export type CampaignForm = ReturnType<typeof useCampaignForm>;
