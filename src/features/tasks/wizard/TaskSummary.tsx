import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { itemsOf } from '#domain/tasks/checklist/item-text.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { displayName } from '#domain/users/user.ts';
import { useRecurrenceWords } from '#features/recurrence/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { Fact } from '#ui/facts/Fact.tsx';
import { targetWords } from '../target/target-words.ts';
import type { TargetChoices } from '../target/useTargetPlaces.ts';
import { dueOfDraft, scheduleOf, startOfDraft } from './draft-schedule.ts';
import type { TaskDraft } from './task-draft.ts';

/** The whole task in words before it is sent, with a way back to each earlier step. */
export function TaskSummary({
  draft,
  around,
  onGo,
}: {
  readonly draft: TaskDraft;
  readonly around: TargetChoices;
  readonly onGo: (step: number) => void;
}) {
  const { t } = useTranslation(['task-wizard', 'task-details', 'tasks', 'words']);
  const { t: tTarget } = useTranslation('task-details');
  const { list, moment } = useFormat();
  const recurrenceWords = useRecurrenceWords();
  const { actor, sectors } = useReadySession();
  const { data: colleagues = [] } = useColleaguesQuery(actor.zooId);
  const title = useId();
  const people = new Map(colleagues.map((person) => [person.userId, displayName(person)]));
  const sectorNames = sectors.filter(({ sectorId }) => around.places.sectorIds.includes(sectorId));
  const names = new Map(around.rows.map(({ id, name }) => [id, name]));
  const start = startOfDraft(draft);
  const exact = (instant: EpochMs | null) => (instant === null ? '–' : moment(instant, instant).exact);
  const isRecurring = draft.recurrence !== 'NONE';
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={title}>
      <Stack gap="sm">
        <Title order={3} size="h5" id={title}>
          {t('task-wizard:summary.title')}
        </Title>
        <Part name={t('task-wizard:values.step.information')} onEdit={() => onGo(0)}>
          <Fact name={t('words:title')}>{draft.title.trim()}</Fact>
          <Fact name={t('words:type')}>{t(`tasks:values.type.${draft.taskType}`)}</Fact>
          <Fact name={t('tasks:priority')}>{t(`tasks:values.priority.${draft.priority}`)}</Fact>
          {draft.checklist.length > 0 && (
            <Fact name={t('tasks:checklistLabel')}>{list(itemsOf(draft.checklist).map(({ label }) => label))}</Fact>
          )}
          <Fact name={t('task-details:tags.label')}>{list(draft.tags)}</Fact>
        </Part>
        <Part name={t('task-wizard:values.step.assignment')} onEdit={() => onGo(1)}>
          <Fact name={t('task-wizard:target.label')}>{targetWords(draft.target, names, { t: tTarget, list })}</Fact>
          {draft.target.level !== 'SECTOR' && (
            <Fact name={t('words:sector')}>{list(sectorNames.map(({ sectorName }) => sectorName))}</Fact>
          )}
          <Fact name={t('words:assignee')}>
            {draft.responsibleIds.length === 0
              ? t('task-wizard:people.nobody')
              : list(draft.responsibleIds.map((id) => people.get(id) ?? t('words:unknownAccount')))}
          </Fact>
        </Part>
        <Part name={t('task-wizard:values.step.schedule')}>
          <Fact name={isRecurring ? t('task-wizard:start.first') : t('task-wizard:start.day')}>{exact(start)}</Fact>
          <Fact name={isRecurring ? t('task-wizard:due.first') : t('task-wizard:due.day')}>
            {exact(dueOfDraft(draft))}
          </Fact>
          <Fact name={t('task-wizard:recurrence.label')}>
            {start === null ? '–' : recurrenceWords(scheduleOf(draft))}
          </Fact>
        </Part>
      </Stack>
    </Paper>
  );
}

/** The facts of one step; a step that is not the present one can be opened. */
function Part({
  name,
  onEdit,
  children,
}: {
  readonly name: string;
  readonly onEdit?: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation(['task-wizard', 'words']);
  return (
    <div>
      <Group justify="space-between" mih={44}>
        <Title order={4} size="h6">
          {name}
        </Title>
        {onEdit !== undefined && (
          <Button variant="subtle" mih={44} aria-label={t('task-wizard:summary.edit', { step: name })} onClick={onEdit}>
            {t('words:edit')}
          </Button>
        )}
      </Group>
      <Stack component="dl" gap="xs" m={0}>
        {children}
      </Stack>
    </div>
  );
}
