import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveInformationMutation } from '#data/information/information.endpoints.ts';
import {
  checkInformation,
  checkRecipients,
  tidyInformation,
  type TypedInformation,
} from '#domain/information/check-information.ts';
import {
  type Information,
  INFORMATION_CONTENT_LENGTH,
  INFORMATION_TITLE_LENGTH,
  NO_RECIPIENTS,
} from '#domain/information/information.ts';
import { refusedRecipients } from '#domain/information/information-rights.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import { useReach } from '../useReach.ts';
import { useRecipientWords } from '../useRecipientWords.ts';
import { informationFormSchema } from './information-form-schema.ts';

const MINUTE = 60_000;
const WEEK = 7 * 86_400_000;

/** Returns the initial values of a new information: a week from this minute on; its author chooses the recipients. */
function begunNow(): TypedInformation {
  const displayFromUnix = Math.floor(nowMs() / MINUTE) * MINUTE;
  return {
    ...{ title: '', type: 'info', content: '', priority: 'normal', needsConfirmation: false },
    ...{ displayFromUnix, displayUntilUnix: displayFromUnix + WEEK },
    recipients: NO_RECIPIENTS,
  };
}

/** Returns the form of an information, new (`information` is null) or stored. `onDone` leaves the form. */
export function useInformationForm(information: Information | null, onDone: () => void) {
  const { t } = useTranslation(['information', 'words']);
  const { dateTime } = useFormat();
  const actor = useActor();
  const reach = useReach();
  const wordsOf = useRecipientWords(reach);
  const [save] = useSaveInformationMutation();
  const [begun] = useState(begunNow);
  const { informationId, updatedAtUnix } = information ?? { informationId: null, updatedAtUnix: null };
  return useRecordForm({
    name: 'information',
    recordId: informationId,
    schema: informationFormSchema,
    stored: information ?? begun,
    operation: 'information.publishToSector',
    tidy: tidyInformation,
    check: (tidy) => {
      const userIds = reach.isKnown ? reach.reached(tidy.recipients) : null;
      const refused =
        refusedRecipients(actor, tidy.recipients) ??
        checkRecipients(tidy.recipients, userIds, information?.recipients ?? null);
      return { ...checkInformation(tidy), ...(refused === null ? {} : { recipients: refused }) };
    },
    fields: {
      title: { label: t('words:title'), maxLength: INFORMATION_TITLE_LENGTH },
      type: { label: t('words:type'), say: (type) => t(`values.type.${type}`) },
      priority: { label: t('form.priority'), say: (priority) => t(`values.priority.${priority}`) },
      content: { label: t('words:content'), maxLength: INFORMATION_CONTENT_LENGTH },
      displayFromUnix: { label: t('form.from'), say: dateTime },
      displayUntilUnix: { label: t('form.until'), say: dateTime },
      recipients: { label: t('recipients.title'), say: wordsOf },
      needsConfirmation: { label: t('form.confirmation') },
    },
    save: (tidy, _difference, callKey) =>
      save({
        ...{ zooId: actor.zooId, informationId, ...tidy, expectedUpdatedAtUnix: updatedAtUnix },
        ...(informationId === null ? { callKey: callKey() } : {}),
      }),
    notice: ({ title }) => ({
      kind: 'success',
      messageKey: informationId === null ? 'information:values.done.published' : 'information:values.done.saved',
      params: { title },
    }),
    onSaved: onDone,
    onUnchanged: onDone,
  });
}
