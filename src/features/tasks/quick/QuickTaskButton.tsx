import { Button } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#i18n/start.ts';

/** Fetched with its texts when it is opened. */
const QuickTaskDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./QuickTaskDialog.tsx'),
    loadNamespaces(['task-quick', 'task-wizard', 'form']),
  ]);
  return { default: dialog.QuickTaskDialog };
});

/** Opens the line of a new task. */
export function QuickTaskButton() {
  const { t } = useTranslation('tasks');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconBolt size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('quick')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <QuickTaskDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
