import { Image } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/states/EmptyState.tsx';

/** The main photo of an animal of another establishment; its gallery stays with its own people. */
export function SharedPhoto({ name, url }: { readonly name: string; readonly url: string | null }) {
  const { t } = useTranslation('animals');
  if (url === null) return <EmptyState title={t('shared.noPhoto')} message={t('shared.gallery')} />;
  return <Image src={url} alt={t('shared.photoOf', { name })} maw={480} radius="md" />;
}
