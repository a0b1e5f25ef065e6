import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textIn, untranslated } from '#domain/content/translated.ts';
import { MAX_BEHAVIOUR_CATEGORIES } from '#domain/ethograms/ethogram.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { newId } from '#lib/new-id.ts';
import { moved } from '#lib/moved.ts';
import { OrderButtons } from '#ui/order/OrderButtons.tsx';
import { TranslatedField } from '#kit/content/TranslatedField.tsx';
import type { EthogramForm } from './useEthogramForm.ts';

/** The categories of an ethogram, in the order of the observer's keys; one that has behaviours stays. */
export function CategoryRows({
  form,
  errorOf,
}: {
  readonly form: EthogramForm;
  readonly errorOf: (path: string) => string | null;
}) {
  const { t } = useTranslation(['ethograms', 'content']);
  const language = useLanguage();
  const { categories, behaviours } = form.values;
  const change = (next: readonly (typeof categories)[number][]) => form.change({ categories: [...next] });
  return (
    <Stack gap="xs">
      {categories.map((category, at) => {
        const name = textIn(category.name, language) || t('editor.newCategory');
        const isUsed = behaviours.some(({ categoryId }) => categoryId === category.categoryId);
        return (
          <Group key={category.categoryId} align="flex-start" wrap="nowrap" gap={0}>
            <Stack flex={1}>
              <TranslatedField
                label={t('editor.categoryName', { number: at + 1 })}
                path={`categories.${at}.name`}
                value={category.name}
                errorOf={errorOf}
                isReadOnly={form.isReadOnly}
                onChange={(text) => change(categories.with(at, { ...category, name: text }))}
              />
            </Stack>
            {!form.isReadOnly && (
              <Group gap={0} wrap="nowrap" mt={22}>
                <OrderButtons
                  upLabel={t('content:up', { name })}
                  downLabel={t('content:down', { name })}
                  at={at}
                  count={categories.length}
                  onMove={(to) => change(moved(categories, at, to))}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  disabled={isUsed}
                  aria-label={t('content:remove', { name })}
                  onClick={() => change(categories.toSpliced(at, 1))}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </Group>
            )}
          </Group>
        );
      })}
      {!form.isReadOnly && (
        <Button
          variant="default"
          mih={44}
          w="fit-content"
          disabled={categories.length >= MAX_BEHAVIOUR_CATEGORIES}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => change([...categories, { categoryId: newId(), name: untranslated() }])}
        >
          {t('editor.addCategory')}
        </Button>
      )}
    </Stack>
  );
}
