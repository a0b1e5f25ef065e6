import { Alert, Button, Text } from '@mantine/core';
import { IconEyeQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** Says that a species is under review and why; nothing for another species. */
export function ReviewNote({
  species,
  onClose,
}: {
  readonly species: Pick<Species, 'underReview' | 'reviewData'>;
  /** absent: the person may not close it */
  readonly onClose?: (() => void) | undefined;
}) {
  const { t } = useTranslation('taxonomy');
  const { day } = useFormat();
  if (!species.underReview) return null;
  return (
    <Alert
      role="status"
      color="orange"
      mb="lg"
      icon={<IconEyeQuestion size={18} aria-hidden />}
      title={t('review.title')}
    >
      {species.reviewData !== null && (
        <>
          <Text style={{ overflowWrap: 'anywhere' }}>{species.reviewData.reason}</Text>
          <Text fz="sm" mt={4}>
            {t('review.since', { day: day(species.reviewData.atUnix) })}
          </Text>
        </>
      )}
      {onClose !== undefined && (
        <Button mt="sm" variant="default" onClick={onClose}>
          {t('review.close')}
        </Button>
      )}
    </Alert>
  );
}
