import { Group, Paper, Radio, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AUTOMATION_SCOPES } from '#domain/callables/automations.ts';
import { TITLE_MAX_LENGTH } from '#domain/tasks/task.ts';
import { RECURRENCES } from '#domain/tasks/task-template.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { wallClockAt } from '#domain/time/wall-clock.ts';
import { useNow } from '#i18n/useNow.ts';
import { DateField } from '#kit/form/DateField.tsx';
import { TimeField } from '#kit/form/TimeField.tsx';
import { EndFields, OccurrencePreview, RuleEditor } from '#features/recurrence/index.ts';
import { DueQuestion } from '../texts/DueQuestion.tsx';
import { dueOf, dueOfDraft, isSeveralTimes, scheduleOf, startOfDraft, startTimeOf } from './draft-schedule.ts';
import { MoreTimes } from './MoreTimes.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import type { StepProps } from './step-props.ts';

/** The times of the task, its recurrence, and a preview of its dates. */
export function ScheduleStep({
  draft,
  at,
  onEdit,
  mayRecur,
  isEdit,
}: StepProps & {
  /** whether the person may make automations for this target */
  readonly mayRecur: boolean;
  /** an automation is being changed */
  readonly isEdit: boolean;
}) {
  const { t } = useTranslation(['task-wizard', 'recurrence']);
  const now = useNow();
  const due = dueOf(draft);
  const schedule = useMemo(() => scheduleOf(draft), [draft]);
  const startAt = startOfDraft(draft);
  const start = wallClockAt(startAt ?? now, ZONE);
  const isRecurring = draft.recurrence !== 'NONE';
  const offered = RECURRENCES.filter((one) => (isEdit ? one !== 'NONE' : mayRecur || one === 'NONE'));
  return (
    <Stack gap="md">
      <Select
        name="recurrence"
        label={t('task-wizard:recurrence.label')}
        description={mayRecur ? t('task-wizard:recurrence.hint') : t('task-wizard:recurrence.notYours')}
        maw={520}
        allowDeselect={false}
        data={offered.map((value) => ({ value, label: t(`recurrence:values.recurrence.${value}`) }))}
        value={draft.recurrence}
        error={at('recurrence')}
        onChange={(value) =>
          value !== null && onEdit({ recurrence: value }, ['recurrence', 'rrule', 'endDay', 'endCount'])
        }
      />
      <Group align="start">
        <DateField
          name="startDay"
          label={isRecurring ? t('task-wizard:start.first') : t('task-wizard:start.day')}
          required
          w={220}
          value={draft.startDay}
          error={at('startDay')}
          onChange={(startDay) => onEdit({ startDay }, ['startDay', 'dueDay'])}
        />
        <TimeField
          name="startTime"
          label={t('task-wizard:start.time')}
          w={160}
          value={startTimeOf(draft)}
          error={at('startTime')}
          onChange={(startTime) => onEdit({ startTime }, ['startTime', 'moreTimes', 'dueDay'])}
        />
      </Group>
      {isRecurring && <MoreTimes draft={draft} at={at} onEdit={onEdit} />}
      <Group align="start">
        <DateField
          name="dueDay"
          label={isRecurring ? t('task-wizard:due.first') : t('task-wizard:due.day')}
          required
          w={220}
          value={due.day}
          error={at('dueDay')}
          onChange={(day) => onEdit({ due: { ...due, day } }, ['dueDay'])}
        />
        <TimeField
          name="dueTime"
          label={t('task-wizard:due.time')}
          w={160}
          value={due.time}
          error={null}
          onChange={(time) => onEdit({ due: { ...due, time } }, ['dueDay'])}
        />
      </Group>
      {!isRecurring && <DueQuestion due={dueOfDraft(draft)} />}
      {draft.due === null && (
        <Text fz="sm" c="dimmed">
          {t(isSeveralTimes(draft) ? 'task-wizard:due.usualOfSeveral' : 'task-wizard:due.usual')}
        </Text>
      )}
      {isRecurring && draft.recurrence !== 'CUSTOM' && (
        <>
          <PeriodFields draft={draft} start={start} at={at} onEdit={onEdit} />
          <EndFields
            end={draft.end}
            firstDay={draft.startDay}
            error={at('endDay') ?? at('endCount')}
            onChange={(end) => onEdit({ end }, ['endDay', 'endCount'])}
          />
        </>
      )}
      {draft.recurrence === 'CUSTOM' && (
        <RuleEditor
          rule={draft.rrule}
          start={start}
          firstDay={draft.startDay}
          error={at('rrule')}
          onChange={(rrule) => onEdit({ rrule }, ['rrule'])}
        />
      )}
      {isRecurring && (
        <>
          {startAt !== null && (
            <Paper withBorder p="md" component="section" aria-label={t('task-wizard:preview')}>
              <OccurrencePreview schedule={schedule} after={now} />
            </Paper>
          )}
          <TextInput
            name="name"
            label={t('task-wizard:name.label')}
            description={t('task-wizard:name.hint')}
            maxLength={TITLE_MAX_LENGTH}
            autoComplete="off"
            value={draft.name}
            error={at('name')}
            onChange={(event) => onEdit({ name: event.currentTarget.value }, ['name'])}
          />
        </>
      )}
      {isEdit && (
        <Radio.Group
          label={t('task-wizard:scope.label')}
          value={draft.scope}
          onChange={(value) => {
            const scope = AUTOMATION_SCOPES.find((one) => one === value);
            if (scope !== undefined) onEdit({ scope }, []);
          }}
        >
          <Stack gap="xs" mt="xs">
            {AUTOMATION_SCOPES.map((value) => (
              <Radio
                key={value}
                value={value}
                size="md"
                label={t(`task-wizard:values.scope.${value}`)}
                description={t(`task-wizard:values.scopeHint.${value}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </Stack>
  );
}
