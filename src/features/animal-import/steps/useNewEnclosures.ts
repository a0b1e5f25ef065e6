import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateEnclosureMutation } from '#data/enclosures/enclosure-writes.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { checkEnclosure, tidyEnclosure } from '#domain/enclosures/check-enclosure.ts';
import type { UnmatchedValue } from '#domain/animal-import/checked-row.ts';
import { enclosureNameOf } from '#domain/animal-import/match-enclosure.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { asAppError } from '#domain/errors/as-app-error.ts';
import { newId } from '#lib/new-id.ts';
import { useReadySession } from '#state/session/use-session.ts';

type SectorChoice = { readonly value: string; readonly label: string };

/**
 * Returns the sectors in which this person may create enclosures, '' for none, and a function that creates one for each
 * unknown name of a file and matches it. Null for a person who may create none.
 */
export function useNewEnclosures(onCreated: (meanings: Readonly<Record<string, string>>) => void) {
  const { t } = useTranslation(['animal-import', 'words']);
  const { actor, sectors } = useReadySession();
  const [create] = useCreateEnclosureMutation();
  const may = (sectorId: string | null) =>
    mayDo(actor, 'enclosure.edit', {
      zooId: actor.zooId,
      sectorIds: sectorId === null ? [] : [sectorId],
      authorId: null,
    });
  const choices: SectorChoice[] = [
    ...sectors
      .filter(({ sectorId }) => may(sectorId))
      .map(({ sectorId, sectorName }) => ({ value: sectorId, label: sectorName })),
    ...(may(null) ? [{ value: '', label: t('words:withoutSector') }] : []),
  ];
  const [chosen, setChosen] = useState<string | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const sector = chosen ?? choices[0]?.value ?? '';

  const createAll = async (values: readonly UnmatchedValue[]): Promise<void> => {
    setIsCreating(true);
    setError(null);
    const created: Record<string, string> = {};
    for (const { key, value } of values) {
      const enclosureId = newId();
      const fields = tidyEnclosure({
        enclosureName: enclosureNameOf(value),
        linkedSectorId: sector === '' ? null : sector,
        memo: '',
        indoorArea: null,
        outdoorArea: null,
      });
      const [fault] = Object.values(checkEnclosure(fields));
      // oxlint-disable-next-line no-await-in-loop -- after a failure the rest is not tried
      const answer = fault === undefined ? await create({ zooId: actor.zooId, enclosureId, fields }) : { error: fault };
      if (answer.error !== undefined) {
        setError(asAppError(answer.error));
        break;
      }
      created[key] = enclosureId;
    }
    onCreated(created);
    setIsCreating(false);
  };
  if (choices.length === 0) return null;
  return { choices, sector, choose: setChosen, createAll, isCreating, error };
}
export type NewEnclosures = NonNullable<ReturnType<typeof useNewEnclosures>>;
