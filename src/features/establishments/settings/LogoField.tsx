import { useTranslation } from 'react-i18next';
import { useRemovePictureMutation, useUploadProfilePictureMutation } from '#data/pictures/pictures.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { isRefusedInDemo } from '#domain/access/operations.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { pictureIdOf } from '#domain/pictures/picture-address.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useActor } from '#state/session/use-session.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { PictureField } from '#ui/picture/PictureField.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';

/** The establishment's logo: saved as soon as it is chosen, apart from the form. */
export function LogoField({ zoo, isReadOnly }: { readonly zoo: Establishment; readonly isReadOnly: boolean }) {
  const { t } = useTranslation('establishment');
  const messageOf = useErrorMessage();
  const labelOf = useEstablishmentLabel();
  const actor = useActor();
  const [upload] = useUploadProfilePictureMutation();
  const [remove] = useRemovePictureMutation();
  const { zooId, logoUrl } = zoo;
  const publicId = logoUrl === null ? null : pictureIdOf(logoUrl);

  const refusal = isRefusedInDemo(actor, 'zoo.edit') ? messageOf(appError('demo/unauthorized-action')) : null;
  const save = async (base64picture: string) => {
    if (refusal !== null) return refusal;
    const { error } = await upload({ type: 'zoo', id: zooId, zooId, base64picture });
    return error === undefined ? null : messageOf(queryError(error));
  };
  const askRemoval = async () =>
    // What is refused anyway is not asked about.
    refusal !== null ||
    confirm({
      title: t('logo.removeAsk', { name: labelOf(zoo) }),
      text: t('logo.removeText'),
      confirmLabel: t('logo.remove'),
      cancelLabel: t('cancel'),
      tone: 'danger',
    });
  const takeAway = async (id: string) => {
    if (refusal !== null) return refusal;
    const { error } = await remove({ public_id: id });
    return error === undefined ? null : messageOf(queryError(error));
  };
  return (
    <PictureField
      label={t('logo.label')}
      alt={t('logo.alt', { name: labelOf(zoo) })}
      src={logoUrl}
      shape="wide"
      keepsHoles
      texts={{
        choose: t('logo.choose'),
        replace: t('logo.replace'),
        remove: t('logo.remove'),
        cancel: t('cancel'),
        hint: t('logo.hint'),
        preparing: t('logo.preparing'),
        saving: t('logo.saving'),
        removing: t('logo.removing'),
        saved: t('logo.saved'),
        removed: t('logo.removed'),
        none: t('logo.none'),
      }}
      problems={{
        'picture/invalid': messageOf(appError('picture/invalid')),
        'picture/too-many-pixels': messageOf(appError('picture/too-many-pixels')),
        'picture/process-failed': messageOf(appError('picture/process-failed')),
      }}
      {...(isReadOnly ? { disabledReason: t('logo.readOnly') } : {})}
      onSave={save}
      {...(publicId === null || isReadOnly ? {} : { askRemoval, onRemove: () => takeAway(publicId) })}
    />
  );
}
