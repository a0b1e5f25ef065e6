import { Anchor, Group, NumberInput, Select, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useBibliographyQuery,
  useQuestionTableQuery,
  useSaveReferencesMutation,
} from '#data/questions/questions.endpoints.ts';
import { checkReference, tidyReference } from '#domain/bibliography/check-reference.ts';
import {
  REFERENCE_TEXT_LENGTH,
  REFERENCE_TYPES,
  type ReferenceContent,
  referenceContentSchema,
} from '#domain/bibliography/reference.ts';
import { EMPTY_QUESTION_TABLE } from '#domain/questions/question-table.ts';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { questionHref } from '../parts/addresses.ts';
import { useQuestionRights } from '../parts/useQuestionRights.ts';
import { referenceRows } from './reference-rows.ts';

const EMPTY: ReferenceContent = {
  ...{ type: 'article', title: '', authors: [], year: null, container: '', volume: '', pages: '', doi: '', url: '' },
};

/** Writes a source of the bibliography, and names the questions that cite it. */
export function ReferenceDialog({
  referenceId,
  onClose,
}: {
  /** null: a new one */
  readonly referenceId: string | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['questions', 'words']);
  const { mayEdit } = useQuestionRights();
  const { data: references = {} } = useBibliographyQuery();
  const { data: table = EMPTY_QUESTION_TABLE } = useQuestionTableQuery();
  const [save] = useSaveReferencesMutation();
  const stored = referenceId === null ? undefined : references[referenceId];
  const others = Object.entries(references).flatMap(([id, one]) => (id === referenceId ? [] : [one]));
  const text = (label: string) => ({ label, maxLength: REFERENCE_TEXT_LENGTH });
  const form = useRecordForm({
    name: 'bibliography',
    recordId: referenceId,
    schema: referenceContentSchema,
    stored: stored === undefined ? EMPTY : contentOf(stored),
    operation: 'question.edit',
    isReadOnly: !mayEdit,
    tidy: tidyReference,
    check: (tidy) => checkReference(tidy, others),
    fields: {
      type: { label: t('words:type'), say: (type) => t(`values.referenceType.${type}`) },
      title: text(t('words:title')),
      authors: { label: t('sources.fields.authors'), say: (authors) => authors.join('; ') },
      year: { label: t('sources.fields.year'), say: (year) => String(year ?? '') },
      container: text(t('sources.fields.container')),
      volume: text(t('sources.fields.volume')),
      pages: text(t('sources.fields.pages')),
      doi: text('DOI'),
      url: text(t('sources.fields.url')),
    },
    save: (tidy) =>
      save({ references: [{ referenceId, expectedUpdatedAtUnix: stored?.updatedAtUnix ?? null, ...tidy }] }),
    notice: ({ title }) => ({
      kind: 'success',
      messageKey: 'questions:values.done.sourceSaved',
      params: { name: title },
    }),
    onSaved: onClose,
    onUnchanged: onClose,
  });
  const { label, name, readOnly, error } = form.field('authors');
  const cited = referenceRows(references, table).find((row) => row.referenceId === referenceId)?.citedBy ?? [];
  return (
    <RecordDialog form={form} title={referenceId === null ? t('sources.create') : t('sources.edit')} onClose={onClose}>
      <Select
        {...form.field('type')}
        allowDeselect={false}
        data={REFERENCE_TYPES.map((value) => ({ value, label: t(`values.referenceType.${value}`) }))}
        onChange={(type) => type && form.change({ type })}
      />
      <TextInput {...form.text('title')} required data-autofocus />
      <Textarea
        {...{ label, name, readOnly, error }}
        required
        autosize
        minRows={2}
        description={t('sources.fields.authorsHint')}
        value={form.values.authors.join('\n')}
        onChange={(event) => form.change({ authors: event.currentTarget.value.split('\n') })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NumberInput
          {...form.field('year')}
          value={form.values.year ?? ''}
          thousandSeparator=""
          allowDecimal={false}
          onChange={(year) => form.change({ year: typeof year === 'number' ? year : null })}
        />
        <TextInput {...form.text('container')} />
        <TextInput {...form.text('volume')} />
        <TextInput {...form.text('pages')} />
        <TextInput {...form.text('doi')} placeholder="10.1000/182" spellCheck={false} />
        <TextInput {...form.text('url')} type="url" placeholder="https://" />
      </SimpleGrid>
      {cited.length > 0 && (
        <Group gap={8}>
          <Text fz="sm" c="dimmed">
            {t('sources.fields.citedBy')}
          </Text>
          {cited.map(({ questionId, questionRef }) => (
            <Anchor key={questionId} component={Link} to={questionHref(questionId)} fz="sm">
              {questionRef}
            </Anchor>
          ))}
        </Group>
      )}
    </RecordDialog>
  );
}

function contentOf({ type, title, authors, year, container, volume, pages, doi, url }: ReferenceContent) {
  return { type, title, authors, year, container, volume, pages, doi, url };
}
