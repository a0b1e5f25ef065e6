import { ActionIcon, Button, Group, Paper, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textIn, untranslated } from '#domain/content/translated.ts';
import { MAX_MODIFIER_VALUES, MAX_MODIFIERS, type Modifier } from '#domain/ethograms/ethogram.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { newId } from '#lib/new-id.ts';
import { TranslatedField } from '#kit/content/TranslatedField.tsx';

/** The modifiers of a behaviour, each with the values of which an observer chooses one. */
export function ModifierFields({
  path,
  modifiers,
  errorOf,
  isReadOnly,
  onChange,
}: {
  /** of the modifiers in the ethogram */
  readonly path: string;
  readonly modifiers: readonly Modifier[];
  readonly errorOf: (path: string) => string | null;
  readonly isReadOnly: boolean;
  readonly onChange: (modifiers: Modifier[]) => void;
}) {
  const { t } = useTranslation(['ethograms', 'content']);
  const language = useLanguage();
  const aValue = () => ({ valueId: newId(), name: untranslated() });
  const add = () => onChange([...modifiers, { modifierId: newId(), name: untranslated(), values: [aValue()] }]);
  return (
    <Stack gap="sm">
      {modifiers.map((modifier, at) => {
        const name = textIn(modifier.name, language) || t('editor.newModifier');
        const change = (next: Partial<Modifier>) => onChange(modifiers.with(at, { ...modifier, ...next }));
        return (
          <Paper key={modifier.modifierId} withBorder p="sm">
            <Group align="flex-start" wrap="nowrap" gap={0}>
              <Stack flex={1} gap="xs">
                <TranslatedField
                  label={t('editor.modifierName', { number: at + 1 })}
                  path={`${path}.${at}.name`}
                  value={modifier.name}
                  errorOf={errorOf}
                  isReadOnly={isReadOnly}
                  onChange={(text) => change({ name: text })}
                />
                {modifier.values.map((value, place) => (
                  <Group key={value.valueId} align="flex-start" wrap="nowrap" gap={0} ps="md">
                    <Stack flex={1}>
                      <TranslatedField
                        label={t('editor.valueName', { number: place + 1 })}
                        path={`${path}.${at}.values.${place}.name`}
                        value={value.name}
                        errorOf={errorOf}
                        isReadOnly={isReadOnly}
                        onChange={(text) => change({ values: modifier.values.with(place, { ...value, name: text }) })}
                      />
                    </Stack>
                    {!isReadOnly && (
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size={44}
                        mt={22}
                        aria-label={t('content:remove', { name: textIn(value.name, language) || String(place + 1) })}
                        disabled={modifier.values.length === 1}
                        onClick={() => change({ values: modifier.values.toSpliced(place, 1) })}
                      >
                        <IconTrash size={18} aria-hidden />
                      </ActionIcon>
                    )}
                  </Group>
                ))}
                {!isReadOnly && (
                  <Button
                    variant="subtle"
                    mih={44}
                    w="fit-content"
                    disabled={modifier.values.length >= MAX_MODIFIER_VALUES}
                    leftSection={<IconPlus size={18} aria-hidden />}
                    onClick={() => change({ values: [...modifier.values, aValue()] })}
                  >
                    {t('editor.addValue')}
                  </Button>
                )}
              </Stack>
              {!isReadOnly && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  mt={22}
                  aria-label={t('content:remove', { name })}
                  onClick={() => onChange(modifiers.toSpliced(at, 1))}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              )}
            </Group>
          </Paper>
        );
      })}
      {!isReadOnly && (
        <Button
          variant="default"
          mih={44}
          w="fit-content"
          disabled={modifiers.length >= MAX_MODIFIERS}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
        >
          {t('editor.addModifier')}
        </Button>
      )}
    </Stack>
  );
}
