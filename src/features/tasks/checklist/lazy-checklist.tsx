import { type ComponentProps, lazy, Suspense } from 'react';
import { loadNamespaces } from '#i18n/start.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useTranslation } from 'react-i18next';

// Fetched with the form, or with the first task that has a checklist, with its words.
const Field = lazy(async () => {
  const [part] = await Promise.all([import('./ChecklistEditor.tsx'), loadNamespaces(['task-checklist'])]);
  return { default: part.ChecklistEditor };
});
const Filled = lazy(async () => {
  const [part] = await Promise.all([import('./FillChecklist.tsx'), loadNamespaces(['task-checklist'])]);
  return { default: part.FillChecklist };
});

/** The field in which the items of a checklist are written. */
export function ChecklistField(props: ComponentProps<typeof Field>) {
  return (
    <Suspense fallback={<Waiting />}>
      <Field {...props} />
    </Suspense>
  );
}

/** The checklist of a task, to be filled in. */
export function TaskChecklist(props: ComponentProps<typeof Filled>) {
  return (
    <Suspense fallback={<Waiting />}>
      <Filled {...props} />
    </Suspense>
  );
}

function Waiting() {
  const { t } = useTranslation('tasks');
  return <LoadingState label={t('loading')} count={1} />;
}
