import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useChangeAbsenceMutation } from '#data/users/users.endpoints.ts';
import { checkAbsence } from '#domain/users/absence.ts';
import { userSchema } from '#domain/users/user.ts';
import { DateField } from '#kit/form/DateField.tsx';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { Section } from '../Section.tsx';

const absenceSchema = z.pick(userSchema, { awayFromDay: true, awayUntilDay: true });

/** The days on which the person is away, shown to those who lead the work; emptied, nobody is told anything. */
export function AbsenceForm() {
  const { t } = useTranslation('account');
  const { user } = useReadySession();
  const [changeAbsence] = useChangeAbsenceMutation();
  const form = useRecordForm({
    name: 'account',
    recordId: `${user.userId}-absence`,
    schema: absenceSchema,
    stored: user,
    fields: { awayFromDay: { label: t('absence.from') }, awayUntilDay: { label: t('absence.until') } },
    check: checkAbsence,
    save: (absence) => changeAbsence({ userId: user.userId, absence }),
    notice: () => ({ kind: 'success', messageKey: 'account:values.notice.saved' }),
  });
  return (
    <Section title={t('absence.title')} text={t('absence.text')}>
      <RecordForm form={form} isWide>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DateField {...form.field('awayFromDay')} />
          <DateField {...form.field('awayUntilDay')} />
        </SimpleGrid>
        <FormButtons form={form} />
      </RecordForm>
    </Section>
  );
}
