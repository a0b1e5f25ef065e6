import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEnclosureMutation } from '#data/enclosures/enclosures.endpoints.ts';
import { checkEnclosure, tidyEnclosure, type TypedEnclosure } from '#domain/enclosures/check-enclosure.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { Card } from '../dashboard/Card.tsx';
import { ENCLOSURE_FIELDS, EnclosureFields } from '../form/EnclosureFields.tsx';
import { useKeptDraft } from '../form/useKeptDraft.ts';
import { mayOn } from '../rights.ts';

/** What people say of an enclosure: only what was changed is written, and what is typed stays until it is. */
export function AboutForm({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation('enclosures');
  const actor = useActor();
  const dispatch = useAppDispatch();
  const { enclosureId, enclosureName, linkedSectorId, memo, indoorArea, outdoorArea } = enclosure;
  const stored: TypedEnclosure = { enclosureName, linkedSectorId, memo, indoorArea, outdoorArea };
  const draft = useKeptDraft(`enclosures.${enclosureId}.${actor.userId}`, stored);
  const errors = useFormErrors(ENCLOSURE_FIELDS);
  const demo = useDemoError('enclosure.edit');
  const [save, { isLoading }] = useChangeEnclosureMutation();
  const isReadOnly = enclosure.isArchived || !mayOn(actor, 'enclosure.edit', enclosure);
  useLeaveGuard(draft.isChanged && !isReadOnly, {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('leave.go'),
    cancelLabel: t('leave.stay'),
    tone: 'danger',
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isLoading || !draft.isChanged) return;
    const tidy = tidyEnclosure(draft.typed);
    if (errors.show(checkEnclosure(tidy), form)) return;
    if (demo !== null) return errors.refuse(demo);
    const fields = Object.fromEntries(
      Object.keys(draft.changed).map((field) => [field, tidy[field as keyof TypedEnclosure]]),
    ) as Partial<TypedEnclosure>;
    const answer = await save({ enclosureId, fields });
    if (answer.error !== undefined) return errors.refuse(answer.error, form);
    draft.clear();
    dispatch(
      noticeRaised({
        kind: 'success',
        messageKey: 'enclosures:values.done.saved',
        params: { name: tidy.enclosureName },
      }),
    );
  };
  return (
    <Card title={t('values.tab.about')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <FormFailure message={errors.failure} />
          {isReadOnly && (
            <Text fz="sm" c="dimmed">
              {t(enclosure.isArchived ? 'about.archived' : 'about.readOnly')}
            </Text>
          )}
          <EnclosureFields
            typed={isReadOnly ? stored : draft.typed}
            present={linkedSectorId}
            errorAt={errors.at}
            isReadOnly={isReadOnly}
            onChange={(difference) => {
              errors.forgive(Object.keys(difference) as (keyof TypedEnclosure)[]);
              draft.change(difference);
            }}
          />
          {!isReadOnly && (
            <Group justify="flex-end">
              <Text fz="sm" c="dimmed" me="auto" role="status">
                {draft.isChanged ? t('unsaved') : ''}
              </Text>
              <Button
                variant="default"
                disabled={!draft.isChanged || isLoading}
                onClick={() => {
                  draft.clear();
                  errors.clear();
                }}
              >
                {t('giveUp')}
              </Button>
              <Button type="submit" loading={isLoading} disabled={!draft.isChanged}>
                {t('save')}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Card>
  );
}
