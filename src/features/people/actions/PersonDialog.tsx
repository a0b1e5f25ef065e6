import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import { displayName } from '#domain/users/user.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { RightsForm } from './RightsForm.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';
import { TemporaryPasswordForm } from './TemporaryPasswordForm.tsx';
import type { OpenPersonDialog } from './usePersonActions.ts';

/** The form of an action on an account. Everything typed or shown in it is gone when it closes. */
export function PersonDialog({
  dialog: { action, person },
  sectors,
  onClose,
}: {
  readonly dialog: OpenPersonDialog;
  readonly sectors: readonly Sector[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['people', 'common']);
  return (
    <Dialog
      title={t(`people:values.dialog.${action}`, { name: displayName(person) })}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      {action === 'rights' && <RightsForm person={person} sectors={sectors} onDone={onClose} />}
      {action === 'setPassword' && <SetPasswordForm person={person} onDone={onClose} />}
      {action === 'temporaryPassword' && <TemporaryPasswordForm person={person} onDone={onClose} />}
    </Dialog>
  );
}
