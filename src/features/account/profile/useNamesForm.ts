import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useChangeNamesMutation } from '#data/users/users.endpoints.ts';
import { checkNames, NAME_MAX_LENGTH, tidyNames } from '#domain/users/check-profile.ts';
import { userSchema } from '#domain/users/user.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { selectWaitingWrites } from '#state/connection/connection.slice.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';

const namesSchema = z.pick(userSchema, { userFirstname: true, userLastname: true });

/** The form of one's own names. */
export function useNamesForm() {
  const { t } = useTranslation('account');
  const { user } = useReadySession();
  const waiting = useAppSelector(selectWaitingWrites);
  const [changeNames] = useChangeNamesMutation();
  const [wasSaved, setWasSaved] = useState(false);
  const form = useRecordForm({
    name: 'account',
    recordId: user.userId,
    schema: namesSchema,
    stored: user,
    fields: {
      userFirstname: { label: t('profile.firstname'), maxLength: NAME_MAX_LENGTH },
      userLastname: { label: t('profile.lastname'), maxLength: NAME_MAX_LENGTH },
    },
    tidy: tidyNames,
    check: checkNames,
    save: (names) => changeNames({ userId: user.userId, names }),
    notice: () => ({ kind: 'success', messageKey: 'account:values.notice.saved' }),
    onSaved: () => setWasSaved(true),
  });
  /** saved here, and not yet on the server */
  return { form, isWaiting: wasSaved && waiting > 0 };
}
