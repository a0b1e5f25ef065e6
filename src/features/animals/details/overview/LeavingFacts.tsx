import { useTranslation } from 'react-i18next';
import type { Animal } from '#domain/animals/animal.ts';
import type { Movement } from '#domain/animals/movement.ts';
import { ExactTime } from './ExactTime.tsx';
import { type Fact, Facts } from './Facts.tsx';

/** The death of an animal with its cause, or its departure with the destination; nothing for one that lives here. */
export function LeavingFacts({ animal, moves }: { readonly animal: Animal; readonly moves: readonly Movement[] }) {
  const { t } = useTranslation(['animals', 'words']);
  const { status, statusAtUnix, deathCause, bodyFate } = animal;
  if (status === 'present') return null;
  const kind = status === 'dead' ? 'death' : 'departure';
  const move = moves.find((one) => one.kind === kind);
  const facts: readonly Fact[] = [
    {
      id: 'when',
      label: t(`values.statusWhen.${kind}`),
      value: statusAtUnix === null ? null : <ExactTime at={statusAtUnix} hasTime />,
    },
    ...(kind === 'death'
      ? [
          { id: 'cause', label: t('page.cause'), value: deathCause && t(`values.deathCause.${deathCause}`) },
          { id: 'body', label: t('page.body'), value: bodyFate && t(`values.bodyFate.${bodyFate}`) },
        ]
      : [{ id: 'destination', label: t('status.destination'), value: move?.destination ?? null }]),
    ...(move === undefined || move.reason === ''
      ? []
      : [{ id: 'reason', label: t(kind === 'death' ? 'page.detail' : 'words:reason'), value: move.reason }]),
  ];
  return <Facts title={t(`values.movement.${kind}`)} facts={facts} />;
}
