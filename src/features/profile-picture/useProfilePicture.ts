import type { SerializedError } from '@reduxjs/toolkit';
import { useRemovePictureMutation, useUploadProfilePictureMutation } from '#data/pictures/pictures.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { isBoundByDemo } from '#domain/access/actor.ts';
import type { ProfilePictureType } from '#domain/callables/pictures.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { pictureIdOf } from '#domain/pictures/picture-address.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useActor } from '#state/session/use-session.ts';
import { confirm, type ConfirmTexts } from '#ui/confirm/confirm.ts';

/** Whose picture it is, and where the present one is; null when there is none. */
export type PictureTarget = {
  readonly type: ProfilePictureType;
  readonly id: string;
  readonly zooId: string;
  readonly address: string | null;
};

/**
 * Returns what a `PictureField` needs to replace and remove a main picture: each answers the sentence that says why not, or
 * null. `removal` is absent where there is nothing to remove. Demonstration mode is told at once, before any question; the
 * server would refuse it all the same.
 */
export function useProfilePicture({ type, id, zooId, address }: PictureTarget) {
  const messageOf = useErrorMessage();
  const actor = useActor();
  const [upload] = useUploadProfilePictureMutation();
  const [remove] = useRemovePictureMutation();
  const publicId = address === null ? null : pictureIdOf(address);
  const refusal = isBoundByDemo(actor) ? messageOf(appError('demo/unauthorized-action')) : null;
  const told = ({ error }: { readonly error?: AppError | SerializedError | undefined }) =>
    error === undefined ? null : messageOf(queryError(error));

  return {
    onSave: async (base64picture: string) => refusal ?? told(await upload({ type, id, zooId, base64picture })),
    removal: (question: Omit<ConfirmTexts, 'tone'>) =>
      publicId === null
        ? {}
        : {
            // What is refused anyway is not asked about.
            askRemoval: async () => refusal !== null || confirm({ ...question, tone: 'danger' }),
            onRemove: async () => refusal ?? told(await remove({ public_id: publicId })),
          },
    problems: {
      'picture/invalid': messageOf(appError('picture/invalid')),
      'picture/too-many-pixels': messageOf(appError('picture/too-many-pixels')),
      'picture/process-failed': messageOf(appError('picture/process-failed')),
    },
  };
}
