import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import { displayName } from '#domain/users/user.ts';
import { RightsForm } from './RightsForm.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';
import { TemporaryPasswordForm } from './TemporaryPasswordForm.tsx';
import type { PersonDialog } from './usePersonActions.ts';

/** The dialog that is open, if any. What is typed or shown in it is gone when it closes. */
export function PersonDialogs({
  dialog,
  sectors,
  onClose,
}: {
  readonly dialog: PersonDialog | null;
  readonly sectors: readonly Sector[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['people', 'common']);
  if (dialog === null) return null;
  const { action, person } = dialog;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      // A click beside it must not throw away what was typed, nor a password that is shown once.
      closeOnClickOutside={false}
      title={t(`people:values.dialog.${action}`, { name: displayName(person) })}
      closeButtonProps={{ 'aria-label': t('common:close'), size: 44 }}
      styles={{ title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } }}
    >
      {action === 'rights' && <RightsForm person={person} sectors={sectors} onDone={onClose} />}
      {action === 'setPassword' && <SetPasswordForm person={person} onDone={onClose} />}
      {action === 'temporaryPassword' && <TemporaryPasswordForm person={person} onDone={onClose} />}
    </Modal>
  );
}
