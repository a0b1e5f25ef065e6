import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { withPeopleCalls } from '#data/people/people.endpoints.ts';
import { appError } from '#domain/errors/app-error.ts';
import { checkNewPassword, PASSWORD_MIN_LENGTH } from '#domain/users/password.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';

/** The name that password managers know the field by. */
const NEW = 'new-password';
const schema = z.object({ [NEW]: z.string(), confirmation: z.string() });

/** An admin sets a person's password, typed twice; a notice in the dialog says when the account is only pending afterwards. */
export function SetPasswordForm({ person, onDone }: { readonly person: User; readonly onDone: () => void }) {
  const { t } = useTranslation(['people', 'words']);
  const dispatch = useAppDispatch();
  const [isPending, setIsPending] = useState(false);
  const name = displayName(person);
  const form = useRecordForm({
    name: 'password',
    recordId: null,
    keepsDraft: false,
    schema,
    stored: { [NEW]: '', confirmation: '' },
    operation: 'user.manage',
    fields: { [NEW]: { label: t('password.new') }, confirmation: { label: t('password.again') } },
    check: ({ [NEW]: password, confirmation }) => {
      const checked = checkNewPassword({ password, confirmation });
      if (checked.ok) return {};
      return { [checked.error.field === 'password' ? NEW : 'confirmation']: checked.error.error };
    },
    save: async ({ [NEW]: newPassword }) => {
      const answer = await dispatch(
        withPeopleCalls((calls) => calls.setPassword({ userId: person.userId, newPassword })),
      ).catch(() => UNREACHABLE);
      if (answer.ok) return { data: answer.value };
      const { error } = answer;
      return {
        error: error.code === 'password/too-short' ? { ...error, params: { ...error.params, field: NEW } } : error,
      };
    },
    onSaved: ({ answer }) => {
      if (answer.data?.userStatus === 'pending') return setIsPending(true);
      dispatch(noticeRaised({ kind: 'success', messageKey: 'people:values.done.setPassword', params: { name } }));
      return onDone();
    },
  });
  const cancel = () => {
    form.reset();
    onDone();
  };

  if (isPending) {
    return (
      <Stack gap="lg">
        <Alert
          role="alert"
          color="orange"
          icon={<IconClock size={18} aria-hidden />}
          title={t('password.pendingTitle')}
        >
          {t('password.pendingText', { name })}
        </Alert>
        <Group justify="flex-end">
          <Button onClick={onDone}>{t('done')}</Button>
        </Group>
      </Stack>
    );
  }
  const common = {
    autoComplete: 'new-password',
    visibilityToggleButtonProps: { 'aria-label': t('password.show'), tabIndex: 0 },
  } as const;
  return (
    <RecordForm form={form} isWide>
      <Text fz="sm">{t('password.text')}</Text>
      {/* Password managers learn the account by this field. */}
      <input type="text" name="username" autoComplete="off" value={person.userMail} readOnly hidden />
      <PasswordInput
        {...form.text(NEW)}
        {...common}
        data-autofocus
        description={t('password.rule', { count: PASSWORD_MIN_LENGTH })}
      />
      <PasswordInput {...form.text('confirmation')} {...common} />
      <FormButtons form={form} saveLabel={t('password.save')} onCancel={cancel} />
    </RecordForm>
  );
}

/** The answer where the code of the call could not be fetched, or threw: the password is not set. */
const UNREACHABLE = { ok: false, error: appError('password/update-failed') } as const;
