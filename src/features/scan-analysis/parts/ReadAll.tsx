import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';

/** That less is analysed than there is, with the way to all of it, and back to the latest part. */
export function ReadAll({
  cut,
  all,
  limit,
  isWhole,
  onWhole,
}: {
  /** says how much of how much is analysed */
  readonly cut: string;
  /** the words of the way to all of it */
  readonly all: string;
  /** how many are analysed at first */
  readonly limit: number;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}) {
  const { t } = useTranslation('analyses');
  const { number } = useFormat();
  return (
    <Text fz="sm">
      {!isWhole && `${cut} `}
      <Anchor component="button" type="button" fz="sm" mih={24} onClick={() => onWhole(!isWhole)}>
        {isWhole ? t('readLimit', { limit: number(limit) }) : all}
      </Anchor>
    </Text>
  );
}
