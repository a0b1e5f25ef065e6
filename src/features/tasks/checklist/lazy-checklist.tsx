import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '#ui/states/LoadingState.tsx';

// Fetched with the form, or with the first task that has a checklist.
const Field = lazy(async () => ({ default: (await import('./ChecklistEditor.tsx')).ChecklistEditor }));
const Filled = lazy(async () => ({ default: (await import('./FillChecklist.tsx')).FillChecklist }));

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
