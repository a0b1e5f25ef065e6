import { Alert, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonErrors } from '#domain/people/check-people.ts';
import {
  emptyDraft,
  isBlank,
  MAX_PEOPLE,
  PERSON_FIELDS,
  type PersonDraft,
  type PersonField,
} from '#domain/people/person-draft.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { newKey } from '../creation-draft.ts';
import { focusField } from '../focus-field.ts';
import type { CreationContext } from '../useCreationContext.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PeopleFile } from './PeopleFile.tsx';
import { PeopleRows } from './PeopleRows.tsx';

/** A page of rows: each has seven fields, and a list of five hundred is read page by page. */
const ROWS_PER_PAGE = 20;

/** The people who are not sent yet, as rows to type into; faults are named by line and column. */
export function PeopleStep({
  rows,
  sent,
  errors,
  tries,
  context,
  onRows,
}: {
  readonly rows: readonly PersonDraft[];
  readonly sent: readonly PersonDraft[];
  readonly errors: ReadonlyMap<string, PersonErrors>;
  /** number of attempts to go on: typed rows are not called wrong before; those of a file are at once */
  readonly tries: number;
  readonly context: CreationContext;
  readonly onRows: (rows: readonly PersonDraft[]) => void;
}) {
  const { t } = useTranslation('people');
  const { user } = useReadySession();
  const place = useRef<HTMLDivElement>(null);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [page, setPage] = useState(1);

  const errorsOf = (row: PersonDraft) => (tries > 0 || row.line !== null ? errors.get(row.key) : undefined);
  const wrong = rows.filter((row) => errorsOf(row) !== undefined);
  const listed = onlyWrong && wrong.length > 0 ? wrong : rows;
  const pages = Math.max(1, Math.ceil(listed.length / ROWS_PER_PAGE));
  const present = Math.min(page, pages);
  const shown = listed.slice((present - 1) * ROWS_PER_PAGE, present * ROWS_PER_PAGE);

  const add = (people: readonly PersonDraft[]) => {
    onRows([...rows.filter((row) => !isBlank(row)), ...people]);
    setOnlyWrong(false);
    setPage(1);
  };
  const addRow = () => {
    const row = emptyDraft(newKey(), user.language);
    onRows([...rows, row]);
    setOnlyWrong(false);
    setPage(Math.ceil((rows.length + 1) / ROWS_PER_PAGE));
    focusField(place, `${row.key}.userFirstname`);
  };
  const jump = (key: string, field: PersonField) => {
    const at = listed.findIndex((row) => row.key === key);
    setPage(Math.floor(at / ROWS_PER_PAGE) + 1);
    focusField(place, `${key}.${field}`);
  };
  const goToFirstWrong = useEffectEvent(() => {
    const first = wrong[0];
    const field = first && PERSON_FIELDS.find((one) => errorsOf(first)?.[one] !== undefined);
    if (first !== undefined && field !== undefined) jump(first.key, field);
  });
  useEffect(() => {
    if (tries === 0) return undefined;
    // After the title of the step, which takes the focus when the step comes.
    const frame = requestAnimationFrame(() => goToFirstWrong());
    return () => cancelAnimationFrame(frame);
  }, [tries]);
  const isFull = rows.length + sent.length >= MAX_PEOPLE;
  return (
    <Stack gap="md" ref={place}>
      <PeopleFile
        context={context}
        room={MAX_PEOPLE - sent.length - rows.filter((row) => !isBlank(row)).length}
        onPeople={add}
      />
      <ErrorSummary rows={wrong} errorsOf={errorsOf} onJump={jump} />
      {sent.length > 0 && <Alert color="green">{t('several.sentBefore', { count: sent.length })}</Alert>}
      <Group justify="space-between">
        <Text fz="sm" c="dimmed" aria-live="polite">
          {t('several.rows', { count: rows.filter((row) => !isBlank(row)).length })}
        </Text>
        {wrong.length > 0 && (
          <Switch
            label={t('several.onlyWrong')}
            checked={onlyWrong}
            onChange={(event) => {
              setOnlyWrong(event.currentTarget.checked);
              setPage(1);
            }}
          />
        )}
      </Group>
      <PeopleRows
        rows={shown}
        numberOf={(row) => rows.indexOf(row) + 1}
        errorsOf={errorsOf}
        context={context}
        onChange={(changed) => onRows(rows.map((row) => (row.key === changed.key ? changed : row)))}
        onRemove={(key) => onRows(rows.filter((row) => row.key !== key))}
      />
      <Group justify="space-between">
        <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} disabled={isFull} onClick={addRow}>
          {t('several.addRow')}
        </Button>
        {pages > 1 && (
          <Group gap="sm">
            <Button variant="default" disabled={present === 1} onClick={() => setPage(present - 1)}>
              {t('several.previousPage')}
            </Button>
            <Text fz="sm">{t('several.page', { page: present, pages })}</Text>
            <Button variant="default" disabled={present === pages} onClick={() => setPage(present + 1)}>
              {t('several.nextPage')}
            </Button>
          </Group>
        )}
      </Group>
    </Stack>
  );
}
