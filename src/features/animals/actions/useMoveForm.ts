import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useMoveAnimalsMutation } from '#data/animals/animals.endpoints.ts';
import { REASON_LENGTH } from '#domain/animals/movement.ts';
import { moveAnimalsContract } from '#domain/callables/animals.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { moveTimeError, runningMinute } from './move-time.ts';
import { useChangeRun } from './useChangeRun.ts';
import { useEnclosureChoices } from './useEnclosureChoices.ts';
import { useGroupChoices } from './useGroupChoices.ts';
import { useToldMove } from './useToldMove.ts';

/** The choice that takes an animal out of its group; no group has this id. */
export const NO_GROUP = ' none';

const { movedAtUnix, reason } = moveAnimalsContract.request.shape;
/** An enclosure or a group that is null stays as it is. */
const moveSchema = z.object({
  enclosureId: z.nullable(z.string()),
  groupId: z.nullable(z.string()),
  movedAtUnix,
  reason,
});

/** The form of a move; it is sent in parts, and a repetition after a failure sends the rest. */
export function useMoveForm(rows: readonly AnimalRow[], onClose: (isDone: boolean) => void) {
  const { t } = useTranslation(['animals', 'words']);
  const { zooId } = useActor();
  const [move] = useMoveAnimalsMutation();
  const told = useToldMove();
  const run = useChangeRun(rows.map(({ animalId }) => animalId));
  const groups = useGroupChoices();
  const [begun] = useState(() => ({
    ...{ enclosureId: null, groupId: null, reason: '' },
    movedAtUnix: runningMinute(nowMs()),
  }));
  const form = useRecordForm({
    name: 'move',
    recordId: null,
    keepsDraft: false,
    schema: moveSchema,
    stored: begun,
    operation: 'animal.edit',
    fields: {
      enclosureId: { label: t('move.enclosure') },
      groupId: { label: t('move.group') },
      movedAtUnix: { label: t('move.when') },
      reason: { label: t('words:reason'), maxLength: REASON_LENGTH },
    },
    tidy: (typed) => ({ ...typed, reason: typed.reason.trim() }),
    check: (tidy) => {
      const wrong = moveTimeError(tidy.movedAtUnix, nowMs());
      return wrong === null ? {} : { movedAtUnix: wrong };
    },
    save: async ({ enclosureId, groupId, ...said }) => {
      const failed = await run.run(async (animalIds): Promise<{ error?: unknown }> =>
        move({
          ...{ zooId, animalIds, ...said },
          ...(enclosureId === null ? {} : { enclosureId }),
          ...(groupId === null ? {} : { groupId: groupId === NO_GROUP ? null : groupId }),
        }),
      );
      return { error: failed };
    },
    onSaved: ({ tidy: { enclosureId, groupId } }) => {
      void told(rows, { enclosure: enclosureId !== null, group: groupId !== null });
      onClose(true);
    },
  });
  return {
    form,
    run,
    latest: begun.movedAtUnix,
    groups,
    group: groups.find(({ groupId }) => groupId === form.values.groupId) ?? null,
    enclosures: useEnclosureChoices(),
  };
}
