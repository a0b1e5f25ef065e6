import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSaveInformationMutation } from '#data/information/information.endpoints.ts';
import {
  checkInformation,
  INFORMATION_FIELDS,
  type InformationErrors,
  type InformationField,
  tidyInformation,
} from '#domain/information/check-information.ts';
import type { Information } from '#domain/information/information.ts';
import { mayAddressAll, refusedRecipients } from '#domain/information/information-rights.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { typedOf, useInformationDraft } from './useInformationDraft.ts';

/** An information as it is being written, checked and saved. `onDone` leaves the form. */
export function useInformationForm(information: Information | null, onDone: () => void) {
  const { t } = useTranslation('information');
  const dispatch = useAppDispatch();
  const actor = useActor();
  const [save, { isLoading: isSaving }] = useSaveInformationMutation();
  const errors = useFormErrors<InformationField>(INFORMATION_FIELDS);
  const demoError = useDemoError('information.publishToSector');
  const { draft, isChanged, change, forget } = useInformationDraft(actor.zooId, information, mayAddressAll(actor));
  const question = {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('leave.go'),
    cancelLabel: t('leave.stay'),
    tone: 'danger',
  } as const;
  useLeaveGuard(isChanged, question);

  const isOther = information !== null && information.updatedAtUnix !== draft.basedOnUnix;
  // What one saves oneself comes back before the form is left: until the answer, the form stays as it was.
  const [wasOther, setWasOther] = useState(false);
  const isOvertaken = isSaving ? wasOther : isOther;
  const leave = () => {
    // Nothing unsaved is left: going needs no question.
    flushSync(forget);
    onDone();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const typed = tidyInformation(typedOf(draft, information));
    const refused = refusedRecipients(actor, typed.recipients);
    const wrong: InformationErrors = {
      ...checkInformation(typed),
      ...(refused === null ? {} : { recipients: refused }),
    };
    if (errors.show(wrong, form)) return;
    if (demoError !== null) {
      errors.refuse(demoError);
      return;
    }
    const informationId = information?.informationId ?? null;
    const { sectorIds, roles, userIds } = typed.recipients;
    const recipients = { ...typed.recipients, sectorIds: [...sectorIds], roles: [...roles], userIds: [...userIds] };
    const expectedUpdatedAtUnix = draft.basedOnUnix;
    setWasOther(isOther);
    const answer = await save({ zooId: actor.zooId, informationId, ...typed, recipients, expectedUpdatedAtUnix });
    if (answer.error !== undefined) {
      errors.refuse(answer.error, form);
      return;
    }
    const messageKey = information === null ? 'information:values.done.published' : 'information:values.done.saved';
    dispatch(noticeRaised({ kind: 'success', messageKey, params: { title: typed.title } }));
    leave();
  };
  return {
    draft,
    change,
    errors,
    isSaving,
    submit,
    /** what somebody else saved since the person began; null for nothing */
    theirs: isOvertaken ? information : null,
    /** goes on from it, with what is typed */
    takeOver: () => {
      errors.clear();
      change({ basedOnUnix: information?.updatedAtUnix ?? null });
    },
    giveUp: async () => {
      if (!isChanged || (await confirm(question))) leave();
    },
  };
}
