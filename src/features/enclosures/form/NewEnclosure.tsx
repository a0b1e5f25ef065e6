import { Button, Group, Paper, Stack } from '@mantine/core';
import { nanoid } from '@reduxjs/toolkit';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useCreateEnclosureMutation } from '#data/enclosures/enclosures.endpoints.ts';
import { checkEnclosure, tidyEnclosure, type TypedEnclosure } from '#domain/enclosures/check-enclosure.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { enclosureHref } from '../addresses.ts';
import { ENCLOSURE_FIELDS, EnclosureFields } from './EnclosureFields.tsx';
import { useKeptDraft } from './useKeptDraft.ts';
import { useSectorChoices } from './useSectorChoices.ts';

const EMPTY: TypedEnclosure = {
  enclosureName: '',
  linkedSectorId: null,
  memo: '',
  indoorArea: null,
  outdoorArea: null,
};

/** A new enclosure, in the sector the address names; what is typed stays in this tab until it is created. */
export function NewEnclosure({ sectorId }: { readonly sectorId: string | null }) {
  const { t } = useTranslation('enclosures');
  const { zooId, userId } = useActor();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { choices, mayBeNone } = useSectorChoices(null);
  const named = choices.find((sector) => sector.sectorId === sectorId) ?? (mayBeNone ? undefined : choices[0]);
  const [first] = useState<TypedEnclosure>({ ...EMPTY, linkedSectorId: named?.sectorId ?? null });
  const draft = useKeptDraft(`enclosures.new.${userId}.${zooId}`, first);
  const errors = useFormErrors(ENCLOSURE_FIELDS);
  const demo = useDemoError('enclosure.edit');
  const [create, { isLoading }] = useCreateEnclosureMutation();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isLoading) return;
    const fields = tidyEnclosure(draft.typed);
    if (errors.show(checkEnclosure(fields), form)) return;
    if (demo !== null) return errors.refuse(demo);
    const enclosureId = nanoid();
    const answer = await create({ zooId, enclosureId, fields });
    if (answer.error !== undefined) return errors.refuse(answer.error, form);
    draft.clear();
    dispatch(
      noticeRaised({
        kind: 'success',
        messageKey: 'enclosures:values.done.created',
        params: { name: fields.enclosureName },
      }),
    );
    return navigate(enclosureHref(enclosureId));
  };
  return (
    <>
      <PageHeader title={t('create.title')} subtitle={t('create.subtitle')} />
      <Paper withBorder p="lg" maw={760}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="md">
            <FormFailure message={errors.failure} />
            <EnclosureFields
              typed={draft.typed}
              present={null}
              errorAt={errors.at}
              onChange={(difference) => {
                errors.forgive(Object.keys(difference) as (keyof TypedEnclosure)[]);
                draft.change(difference);
              }}
            />
            <Group justify="flex-end">
              <Button component={Link} to="/EnclosureListView" variant="default" onClick={draft.clear}>
                {t('cancel')}
              </Button>
              <Button type="submit" loading={isLoading}>
                {t('create.submit')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
    </>
  );
}
