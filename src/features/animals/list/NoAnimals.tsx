import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { CreateAnimalButton } from './CreateAnimalButton.tsx';

/** Nothing to show: the filters leave nothing, or there is no animal at all yet. */
export function NoAnimals({
  isFiltered,
  hasEnclosures,
  onClear,
}: {
  readonly isFiltered: boolean;
  readonly hasEnclosures: boolean;
  readonly onClear: () => void;
}) {
  const { t } = useTranslation('animals');
  if (isFiltered)
    return (
      <EmptyState
        title={t('empty.title')}
        message={t('empty.filtered')}
        action={
          <Button variant="light" onClick={onClear}>
            {t('filters.reset')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={t('empty.none')}
      message={t(hasEnclosures ? 'empty.first' : 'empty.noEnclosure')}
      action={
        hasEnclosures ? (
          <CreateAnimalButton />
        ) : (
          <Button component={Link} to="/EnclosureListView" variant="light">
            {t('empty.toEnclosures')}
          </Button>
        )
      }
    />
  );
}
