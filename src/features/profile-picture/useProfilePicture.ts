import type { SerializedError } from '@reduxjs/toolkit';
import { useRemovePictureMutation, useUploadProfilePictureMutation } from '#data/pictures/pictures.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { isBoundByDemo } from '#domain/access/actor.ts';
import type { ProfilePictureType } from '#domain/callables/pictures.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { pictureIdOf } from '#domain/pictures/picture-address.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { usePictureProblems } from '#kit/media/usePictureProblems.ts';
import { useActor } from '#state/session/use-session.ts';
import { confirm, type ConfirmTexts } from '#ui/confirm/confirm.ts';

/** The person, establishment or sector of a picture, and the address of the present one; null when there is none. */
export type PictureTarget = {
  readonly type: ProfilePictureType;
  readonly id: string;
  readonly zooId: string;
  readonly address: string | null;
};

/**
 * Returns the functions with which a `PictureField` replaces and removes a main picture; each resolves to the sentence
 * of the failure, or to null. `removal` is empty where there is no picture. Demonstration mode refuses at once, before
 * any question; the server refuses too.
 */
export function useProfilePicture({ type, id, zooId, address }: PictureTarget) {
  const messageOf = useErrorMessage();
  const actor = useActor();
  const problems = usePictureProblems();
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
            // A refused removal needs no question.
            askRemoval: async () => refusal !== null || confirm({ ...question, tone: 'danger' }),
            onRemove: async () => refusal ?? told(await remove({ public_id: publicId })),
          },
    problems,
    /** to spread on the field: why its picture cannot be changed, before anybody chooses one */
    refused: refusal === null ? {} : { disabledReason: refusal },
  };
}
