import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { itemsOf } from '#domain/tasks/checklist/item-text.ts';
import type { RuleEnd } from '#domain/tasks/rrule-parts.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { Recurrence } from '#domain/tasks/task-template.ts';
import { displayName } from '#domain/users/user.ts';
import { monthName, weekdayName } from '#i18n/calendar-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { targetWords } from '../target/target-words.ts';

/** Returns the labels of the wizard's fields, and how their values are said beside another version of an automation. */
export function useDraftTexts(isEdit: boolean) {
  const { t } = useTranslation(['task-wizard', 'task-details', 'tasks', 'recurrence', 'words']);
  const { t: tTarget } = useTranslation('task-details');
  const { list } = useFormat();
  const language = useLanguage();
  const { actor, sectors } = useReadySession();
  const { data: colleagues = [] } = useColleaguesQuery(isEdit ? actor.zooId : skipToken);
  const nameOf = (id: string) => {
    const person = colleagues.find(({ userId }) => userId === id);
    return person === undefined ? t('task-details:grouping.unknown') : displayName(person);
  };
  const sectorNames = new Map(sectors.map(({ sectorId, sectorName }) => [sectorId, sectorName]));
  const wordsOf = (target: Task['target']) => targetWords(target, sectorNames, { t: tTarget, list });
  const endOf = (end: RuleEnd) => {
    const kind = t(`recurrence:values.end.${end.kind}`);
    if (end.kind === 'never') return kind;
    return `${kind} · ${end.kind === 'until' ? end.day : end.count}`;
  };
  return {
    title: { label: t('words:title') },
    description: { label: t('words:description') },
    taskType: { label: t('words:type'), say: (type: Task['taskType']) => t(`tasks:values.type.${type}`) },
    priority: {
      label: t('tasks:priority'),
      say: (priority: Task['priority']) => t(`tasks:values.priority.${priority}`),
    },
    checklist: {
      label: t('tasks:checklistLabel'),
      say: (checklist: readonly string[]) => list(itemsOf(checklist).map(({ label }) => label)),
    },
    tags: { label: t('task-details:tags.label'), say: list },
    target: { label: t('task-wizard:target.label'), say: wordsOf },
    responsibleIds: { label: t('words:assignee'), say: (ids: string[]) => list(ids.map(nameOf)) },
    sendNotification: { label: t('task-wizard:push.label') },
    visibilityStart: {
      label: t('task-details:visibility.label'),
      say: (start: Task['visibilityStart']) => t(`task-details:values.visibility.${start}`),
    },
    startDay: { label: t('task-wizard:start.first') },
    startTime: { label: t('task-wizard:start.time') },
    moreTimes: { label: t('task-wizard:times.label'), say: (times: readonly string[]) => list(times) },
    due: {
      label: t('task-wizard:due.first'),
      say: (due: { readonly day: string; readonly time: string } | null) =>
        due === null ? t('task-wizard:due.usual') : `${due.day} ${due.time}`,
    },
    recurrence: {
      label: t('task-wizard:recurrence.label'),
      say: (value: Recurrence) => t(`recurrence:values.recurrence.${value}`),
    },
    interval: { label: t('recurrence:interval.label') },
    weekdays: {
      label: t('recurrence:editor.weekdays'),
      say: (days: readonly number[]) => list(days.map((day) => weekdayName(day, language))),
    },
    dayOfMonth: { label: t('task-wizard:period.dayOfMonth') },
    monthOfYear: {
      label: t('task-wizard:period.month'),
      say: (month: number | null) => (month === null ? '' : monthName(month, language)),
    },
    end: { label: t('recurrence:end.label'), say: endOf },
    rrule: { label: t('task-wizard:recurrence.label') },
    name: { label: t('task-wizard:name.label') },
    scope: { label: t('task-wizard:scope.label') },
  };
}
