import { Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useQuickNotesQuery, useSaveQuickNoteMutation } from '#data/quick-groups/quick-work.endpoints.ts';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import {
  checkQuickNote,
  QUICK_NOTE_LENGTH,
  QUICK_NOTE_TITLE_LENGTH,
  type QuickNote,
  quickNoteSchema,
  tidyQuickNote,
  type TypedQuickNote,
} from '#domain/quick-groups/quick-note.ts';
import { latestFirst } from '#domain/quick-groups/work-order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { usePersonNames } from '../parts/usePersonNames.ts';
import { useEvaluationChoices } from './useEvaluationChoices.ts';
import { useTitleOrder } from './useTitleOrder.ts';
import { useWorkChanges } from './useWorkChanges.ts';
import { useWorkForm } from './useWorkForm.ts';
import { WorkCard } from './WorkCard.tsx';
import { WorkFrame, type WorkOrder } from './WorkFrame.tsx';

const EMPTY: TypedQuickNote = { title: '', content: '', evaluationId: null };
const schema = z.pick(quickNoteSchema, { title: true, content: true, evaluationId: true });

/** The notes on a group, each about an evaluation or none. */
export function NotesTab({ group }: { readonly group: QuickGroup }) {
  const { t } = useTranslation('quick-work');
  const { groupId, zooId } = group;
  const { dateTime } = useFormat();
  const nameOf = usePersonNames();
  const evaluations = useEvaluationChoices(group);
  const asked = useQuickNotesQuery({ groupId, zooId });
  const orders = useOrders();
  const [save] = useSaveQuickNoteMutation();
  const { mayWrite, archive } = useWorkChanges(group, save);
  /** the note of the dialog; 'new' for one to write */
  const [open, setOpen] = useState<QuickNote | 'new' | null>(null);
  return (
    <>
      <WorkFrame
        asked={asked}
        orders={orders}
        idOf={({ noteId }) => noteId}
        failed="evaluation/notes-load-failed"
        label={t('notes.label')}
        addLabel={t('notes.add')}
        empty={{ title: t('notes.empty'), message: t('notes.emptyText') }}
        onAdd={mayWrite ? () => setOpen('new') : null}
      >
        {(note: QuickNote, isWaiting) => {
          const about = evaluations.find(({ value }) => value === note.evaluationId);
          const title = note.title === '' ? t('notes.untitled') : note.title;
          return (
            <WorkCard
              key={note.noteId}
              title={title}
              text={note.content}
              facts={[
                t('written', { name: nameOf(note.createdBy), date: dateTime(note.createdAtUnix) }),
                ...(about === undefined ? [] : [t('notes.about', { evaluation: about.label })]),
              ]}
              isArchived={note.isArchived}
              isWaiting={isWaiting}
              onEdit={mayWrite ? () => setOpen(note) : null}
              onArchive={mayWrite ? () => archive(note.noteId, title, note.isArchived) : null}
            />
          );
        }}
      </WorkFrame>
      {open !== null && <NoteDialog group={group} note={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}

function useOrders(): readonly [WorkOrder<QuickNote>, ...WorkOrder<QuickNote>[]] {
  const byTitle = useTitleOrder();
  return [
    { name: 'latest', compare: latestFirst },
    { name: 'oldest', compare: (one: QuickNote, other: QuickNote) => latestFirst(other, one) },
    byTitle,
  ];
}

function NoteDialog({
  group,
  note,
  onClose,
}: {
  readonly group: QuickGroup;
  readonly note: QuickNote | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['quick-work', 'words']);
  const evaluations = useEvaluationChoices(group);
  const [save] = useSaveQuickNoteMutation();
  const form = useWorkForm<TypedQuickNote>(group, {
    ...{ name: 'quick-note', id: note?.noteId ?? null, schema, stored: note ?? EMPTY, save, onClose },
    tidy: tidyQuickNote,
    check: checkQuickNote,
    nameOf: ({ title }) => title || t('notes.untitled'),
    fields: {
      title: { label: t('words:title'), maxLength: QUICK_NOTE_TITLE_LENGTH },
      content: { label: t('notes.content'), maxLength: QUICK_NOTE_LENGTH },
      evaluationId: {
        label: t('notes.evaluation'),
        say: (id) => evaluations.find(({ value }) => value === id)?.label ?? '',
      },
    },
  });
  return (
    <RecordDialog form={form} title={note === null ? t('notes.add') : t('notes.edit')} onClose={onClose}>
      <TextInput {...form.text('title')} data-autofocus />
      <Textarea {...form.text('content')} required autosize minRows={5} />
      <Select {...form.field('evaluationId')} clearable data={evaluations} placeholder={t('notes.noEvaluation')} />
    </RecordDialog>
  );
}
