import { Badge, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isThreatened, type IucnCategory } from '#domain/taxonomy/iucn-category.ts';

/** A category of the Red List: its letters and what they mean; a dash where none is known. */
export function IucnBadge({
  category,
  isShort = false,
}: {
  readonly category: IucnCategory | null;
  readonly isShort?: boolean;
}) {
  const { t } = useTranslation('taxonomy');
  if (category === null)
    return (
      <Text span fz="sm">
        –
      </Text>
    );
  const name = t(`values.iucn.${category}`);
  return (
    <Badge
      variant="light"
      color={isThreatened(category) ? 'red' : 'gray'}
      size="lg"
      radius="sm"
      tt="none"
      miw="max-content"
      {...(isShort ? { title: name, 'aria-label': `${category}, ${name}`, role: 'img' } : {})}
    >
      {isShort ? category : `${category} · ${name}`}
    </Badge>
  );
}
