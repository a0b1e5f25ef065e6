import { Button, Center, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAX_PHOTOS, PHOTO_PAGE } from '#data/photos/photo-list.ts';

/** The button for older photos and films: the next page, and after the last one a hint at the filters. */
export function MoreItems({ size, onMore }: { readonly size: number; readonly onMore: (size: number) => void }) {
  const { t } = useTranslation('gallery');
  return (
    <Center mt="lg">
      {size < MAX_PHOTOS ? (
        <Button variant="default" mih={44} onClick={() => onMore(size + PHOTO_PAGE)}>
          {t('more')}
        </Button>
      ) : (
        <Text fz="sm" c="dimmed">
          {t('tooMany')}
        </Text>
      )}
    </Center>
  );
}
