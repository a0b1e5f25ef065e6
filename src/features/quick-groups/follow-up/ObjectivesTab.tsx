import { Progress, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useQuickObjectivesQuery, useSaveQuickObjectiveMutation } from '#data/quick-groups/quick-work.endpoints.ts';
import { MEMO_LENGTH } from '#domain/fields/fields.ts';
import { isOverdue } from '#domain/quick-groups/quick-action.ts';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import {
  checkQuickObjective,
  compareObjectives,
  MAX_OBJECTIVE_VALUE,
  OBJECTIVE_STATUSES,
  type QuickObjective,
  quickObjectiveSchema,
  tidyQuickObjective,
  type TypedQuickObjective,
} from '#domain/quick-groups/quick-objective.ts';
import { OBJECTIVE_TITLE_LENGTH } from '#domain/quick-groups/work-title.ts';
import { UNIT_LENGTH } from '#domain/questions/question.ts';
import { latestFirst } from '#domain/quick-groups/work-order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DayField } from '#kit/form/DayField.tsx';
import { DecimalInput } from '#kit/form/DecimalInput.tsx';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { useToday } from './useToday.ts';
import { useTitleOrder } from './useTitleOrder.ts';
import { useWorkChanges } from './useWorkChanges.ts';
import { useWorkForm } from './useWorkForm.ts';
import { WorkBadges } from './WorkBadges.tsx';
import { WorkCard } from './WorkCard.tsx';
import { WorkFrame, type WorkOrder } from './WorkFrame.tsx';

const EMPTY: TypedQuickObjective = {
  ...{ title: '', description: '', target: null, currentValue: null, unit: '', deadlineAtUnix: null, status: 'active' },
};
const schema = z.pick(quickObjectiveSchema, {
  ...{ title: true, description: true, target: true, currentValue: true, unit: true, deadlineAtUnix: true },
  status: true,
});

/** The objectives of a group, with how far each is. */
export function ObjectivesTab({ group }: { readonly group: QuickGroup }) {
  const { t } = useTranslation('quick-work');
  const { groupId, zooId } = group;
  const { number, shortDay } = useFormat();
  const today = useToday();
  const asked = useQuickObjectivesQuery({ groupId, zooId });
  const orders = useOrders();
  const [save] = useSaveQuickObjectiveMutation();
  const { mayWrite, archive, change } = useWorkChanges(group, save);
  const [open, setOpen] = useState<QuickObjective | 'new' | null>(null);
  return (
    <>
      <WorkFrame
        asked={asked}
        orders={orders}
        idOf={({ objectiveId }) => objectiveId}
        failed="evaluation/objectives-load-failed"
        label={t('objectives.label')}
        addLabel={t('objectives.add')}
        empty={{ title: t('objectives.empty'), message: t('objectives.emptyText') }}
        onAdd={mayWrite ? () => setOpen('new') : null}
      >
        {(objective: QuickObjective, isWaiting) => {
          const { objectiveId, title, target, currentValue, unit, deadlineAtUnix, status, isArchived } = objective;
          const figures =
            target === null
              ? []
              : [
                  t('objectives.figures', {
                    now: currentValue === null ? '–' : number(currentValue),
                    target: number(target),
                    unit,
                  }),
                ];
          return (
            <WorkCard
              key={objectiveId}
              title={title}
              badges={
                <WorkBadges
                  status={t(`values.objective.${status}`)}
                  isDone={status === 'completed'}
                  isOverdue={status === 'active' && isOverdue({ status, dayAtUnix: deadlineAtUnix }, today)}
                />
              }
              text={objective.description}
              facts={[
                ...figures.map((one) => one.trim()),
                ...(deadlineAtUnix === null ? [] : [t('objectives.until', { date: shortDay(deadlineAtUnix) })]),
              ]}
              controls={
                mayWrite &&
                !isArchived && (
                  <Select
                    aria-label={t('statusOf', { name: title })}
                    w={150}
                    allowDeselect={false}
                    data={OBJECTIVE_STATUSES.map((value) => ({ value, label: t(`values.objective.${value}`) }))}
                    value={status}
                    onChange={(next) => {
                      const found = OBJECTIVE_STATUSES.find((one) => one === next);
                      if (found !== undefined && found !== status)
                        change(objectiveId, title, { status: found }, { status });
                    }}
                  />
                )
              }
              isArchived={isArchived}
              isWaiting={isWaiting}
              onEdit={mayWrite ? () => setOpen(objective) : null}
              onArchive={mayWrite ? () => archive(objectiveId, title, isArchived) : null}
            >
              {target !== null && target > 0 && currentValue !== null && (
                <Progress
                  value={Math.min(100, Math.max(0, (100 * currentValue) / target))}
                  aria-label={t('objectives.progress', { name: title })}
                  maw={320}
                />
              )}
            </WorkCard>
          );
        }}
      </WorkFrame>
      {open !== null && (
        <ObjectiveDialog group={group} objective={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function useOrders(): readonly [WorkOrder<QuickObjective>, ...WorkOrder<QuickObjective>[]] {
  const byTitle = useTitleOrder();
  return [{ name: 'due', compare: compareObjectives }, { name: 'latest', compare: latestFirst }, byTitle];
}

function ObjectiveDialog({
  group,
  objective,
  onClose,
}: {
  readonly group: QuickGroup;
  readonly objective: QuickObjective | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['quick-work', 'words']);
  const { number, shortDay } = useFormat();
  const [save] = useSaveQuickObjectiveMutation();
  const figure = (value: number | null) => (value === null ? '' : number(value));
  const form = useWorkForm<TypedQuickObjective>(group, {
    ...{
      name: 'quick-objective',
      id: objective?.objectiveId ?? null,
      schema,
      stored: objective ?? EMPTY,
      save,
      onClose,
    },
    tidy: tidyQuickObjective,
    check: checkQuickObjective,
    nameOf: ({ title }) => title,
    fields: {
      title: { label: t('words:title'), maxLength: OBJECTIVE_TITLE_LENGTH },
      description: { label: t('description'), maxLength: MEMO_LENGTH },
      target: { label: t('objectives.target'), say: figure },
      currentValue: { label: t('objectives.now'), say: figure },
      unit: { label: t('objectives.unit'), maxLength: UNIT_LENGTH },
      deadlineAtUnix: { label: t('objectives.deadline'), say: (day) => (day === null ? '' : shortDay(day)) },
      status: { label: t('words:status'), say: (status) => t(`values.objective.${status}`) },
    },
  });
  return (
    <RecordDialog form={form} title={objective === null ? t('objectives.add') : t('objectives.edit')} onClose={onClose}>
      <TextInput {...form.text('title')} required data-autofocus />
      <Textarea {...form.text('description')} autosize minRows={2} />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
        <DecimalInput {...form.field('target')} limit={MAX_OBJECTIVE_VALUE} />
        <DecimalInput {...form.field('currentValue')} limit={MAX_OBJECTIVE_VALUE} />
        <TextInput {...form.text('unit')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DayField {...form.field('deadlineAtUnix')} />
        <Select
          {...form.field('status')}
          allowDeselect={false}
          data={OBJECTIVE_STATUSES.map((value) => ({ value, label: t(`values.objective.${value}`) }))}
          onChange={(next) =>
            form.change({ status: OBJECTIVE_STATUSES.find((one) => one === next) ?? form.values.status })
          }
        />
      </SimpleGrid>
    </RecordDialog>
  );
}
