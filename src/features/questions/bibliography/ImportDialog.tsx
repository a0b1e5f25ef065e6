import { Alert, Button, FileButton, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBibliographyQuery, useSaveReferencesMutation } from '#data/questions/questions.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { citationOf } from '#domain/bibliography/citation.ts';
import { planReferences, REFERENCE_FILE_LENGTH, type ReferencePlan } from '#domain/bibliography/read-references.ts';
import { MAX_REFERENCES_A_CALL } from '#domain/bibliography/reference.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';

const SHOWN = 10;
const MEGABYTES = REFERENCE_FILE_LENGTH / 1_000_000;

/** Imports sources from a BibTeX or RIS file: choose it, see what would happen, add the new ones. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['questions', 'words', 'common']);
  const messageOf = useErrorMessage();
  const dispatch = useAppDispatch();
  const refused = useDemoRefusal('question.edit');
  const { data: references } = useBibliographyQuery();
  const [save, { isLoading }] = useSaveReferencesMutation();
  const [plan, setPlan] = useState<ReferencePlan | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const choose = async (file: File | null) => {
    if (file === null) return;
    setError(null);
    setPlan(null);
    if (file.size > REFERENCE_FILE_LENGTH) return setError(appError('bibliography/file-too-large', { max: MEGABYTES }));
    const read = planReferences(await file.text(), Object.values(references ?? {}));
    if (read === null) setError(appError('bibliography/file-unknown'));
    else setPlan(read);
  };
  const add = async ({ fresh }: ReferencePlan) => {
    if (refused()) return;
    for (let first = 0; first < fresh.length; first += MAX_REFERENCES_A_CALL) {
      const part = fresh.slice(first, first + MAX_REFERENCES_A_CALL);
      // Each call waits for the one before: all change the same register.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await save({
        references: part.map((one) => ({ referenceId: null, expectedUpdatedAtUnix: null, ...one })),
      });
      // Added sources count as known when the file is chosen again.
      if (answer.error !== undefined) return setError(queryError(answer.error));
    }
    const params = { number: fresh.length };
    dispatch(noticeRaised({ kind: 'success', messageKey: 'questions:values.done.imported', params }));
    onClose();
  };
  return (
    <Dialog title={t('sources.import.title')} closeLabel={t('common:close')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('sources.import.text')}</Text>
        {error !== null && (
          <Alert role="alert" color="red" icon={<IconAlertTriangle size={18} aria-hidden />}>
            {messageOf(error)}
          </Alert>
        )}
        <FileButton accept=".bib,.bibtex,.ris,.txt" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button
              {...props}
              data-autofocus
              variant={plan === null ? 'filled' : 'default'}
              disabled={references === undefined}
              leftSection={<IconFileText size={18} aria-hidden />}
            >
              {t('words:chooseFile')}
            </Button>
          )}
        </FileButton>
        {plan !== null && <Plan plan={plan} />}
        {plan !== null && plan.fresh.length > 0 && (
          <Button mih={44} loading={isLoading} onClick={() => void add(plan)}>
            {t('sources.import.add', { count: plan.fresh.length })}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

function Plan({ plan: { fresh, known, wrong } }: { readonly plan: ReferencePlan }) {
  const { t } = useTranslation(['questions', 'words']);
  const messageOf = useErrorMessage();
  return (
    <Stack gap="sm" role="status">
      <Text>{t('sources.import.plan', { fresh: fresh.length, known })}</Text>
      <List size="sm">
        {fresh.slice(0, SHOWN).map((one) => (
          <List.Item key={`${one.doi}${one.title}${one.year}`}>{citationOf(one)}</List.Item>
        ))}
      </List>
      {fresh.length > SHOWN && <Text fz="sm">{t('words:andOthers', { count: fresh.length - SHOWN })}</Text>}
      {wrong.length > 0 && (
        <Alert color="orange" icon={<IconAlertTriangle size={18} aria-hidden />} title={t('sources.import.wrong')}>
          {wrong.slice(0, SHOWN).map(({ line, error }) => (
            <Text key={line} fz="sm">
              {t('sources.import.line', { line, message: messageOf(error) })}
            </Text>
          ))}
          {wrong.length > SHOWN && <Text fz="sm">{t('words:andOthers', { count: wrong.length - SHOWN })}</Text>}
        </Alert>
      )}
    </Stack>
  );
}
