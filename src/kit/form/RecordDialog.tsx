import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { FormButtons } from './FormButtons.tsx';
import { RecordForm } from './RecordForm.tsx';
import type { RecordFormState } from './useRecordForm.ts';

/** A record's form in a dialog, with its buttons; closing it asks before something typed is thrown away. */
export function RecordDialog({
  form,
  title,
  saveLabel,
  aside,
  onClose,
  children,
}: {
  readonly form: RecordFormState;
  readonly title: string;
  /** "Enregistrer" without it */
  readonly saveLabel?: string;
  /** another action, beside the buttons of the form */
  readonly aside?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const cancel = () => void form.mayClose().then((may) => may && onClose());
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={cancel}>
      <RecordForm form={form} isWide>
        {children}
        <FormButtons
          form={form}
          onCancel={cancel}
          {...(saveLabel === undefined ? {} : { saveLabel })}
          {...(aside === undefined ? {} : { aside })}
        />
      </RecordForm>
    </Dialog>
  );
}
