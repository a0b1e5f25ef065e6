import { IconHourglassLow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/states/EmptyState.tsx';

/** A part of the page whose data do not exist yet: its future content, and the data it needs. */
export function ComingPart({ part }: { readonly part: 'enrichment' | 'environment' | 'environmentTool' }) {
  const { t } = useTranslation('enclosures');
  return (
    <EmptyState
      icon={<IconHourglassLow size={32} stroke={1.5} />}
      title={t(`values.coming.${part}`)}
      message={t(`values.comingText.${part}`)}
    />
  );
}
