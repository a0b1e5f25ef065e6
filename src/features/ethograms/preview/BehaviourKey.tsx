import { Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { Behaviour } from '#domain/ethograms/ethogram.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import classes from './preview.module.css';

/** The big key by which an observer records a behaviour: its colour, its name, its key of the keyboard. */
export function BehaviourKey({
  behaviour,
  isActive,
  count,
  showsDefinition,
  onPress,
}: {
  readonly behaviour: Behaviour;
  readonly isActive: boolean;
  readonly count: number;
  readonly showsDefinition: boolean;
  readonly onPress: (behaviour: Behaviour) => void;
}) {
  const { t } = useTranslation('ethograms');
  const { number, list } = useFormat();
  const language = useLanguage();
  const { code, name, definition, type, key, colour, modifiers } = behaviour;
  return (
    <div className={classes['cell']}>
      <UnstyledButton
        className={classes['key']}
        style={{ backgroundColor: colour }}
        aria-pressed={type === 'state' ? isActive : undefined}
        aria-keyshortcuts={key}
        data-active={isActive || undefined}
        onClick={() => onPress(behaviour)}
      >
        <span className={classes['name']}>{textIn(name, language)}</span>
        <span className={classes['facts']}>
          <kbd className={classes['cap']}>{key.toUpperCase()}</kbd>
          <span>{code}</span>
          <span>{isActive ? t('preview.running') : t(`values.type.${type}`)}</span>
          {count > 0 && <span>{t('preview.times', { number: number(count) })}</span>}
        </span>
      </UnstyledButton>
      {showsDefinition && (
        <Text fz="sm" c="dimmed">
          {textIn(definition, language)}
        </Text>
      )}
      {modifiers.map((modifier) => (
        <Text key={modifier.modifierId} fz="sm">
          {t('preview.modifier', {
            name: textIn(modifier.name, language),
            values: list(modifier.values.map((value) => textIn(value.name, language))),
          })}
        </Text>
      ))}
    </div>
  );
}
