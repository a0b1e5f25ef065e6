import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { QuestionContent } from '#domain/questions/question.ts';
import { type TextPart, textDifference } from '#domain/questions/text-difference.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { type TextPair, textPairs } from './differing-texts.ts';
import classes from './history.module.css';
import { useStoredWords } from './useStoredWords.ts';

/** Two contents side by side, what differs marked word by word. */
export function QuestionDifferences({
  left,
  right,
  sameText,
  showsAll = false,
}: {
  readonly left: QuestionContent;
  readonly right: QuestionContent;
  /** the sentence where nothing differs */
  readonly sameText: string;
  readonly showsAll?: boolean;
}) {
  const pairs = textPairs(left, right, showsAll);
  if (pairs.length === 0) return <Text>{sameText}</Text>;
  return (
    <Stack gap={0}>
      {pairs.map((pair) => (
        <Pair key={[pair.field, pair.number, pair.language].join()} pair={pair} />
      ))}
    </Stack>
  );
}

function Pair({ pair }: { readonly pair: TextPair }) {
  const name = usePairName();
  const wordsOf = useStoredWords();
  const parts = textDifference(wordsOf(pair.field, pair.left), wordsOf(pair.field, pair.right));
  const lang = pair.language === null ? {} : { lang: pair.language };
  return (
    <div className={classes['pair'] ?? ''}>
      <Text fz="sm" fw={600} className={classes['name'] ?? ''}>
        {name(pair)}
      </Text>
      <Text component="div" fz="sm" {...lang}>
        <Side parts={parts} without="added" />
      </Text>
      <Text component="div" fz="sm" {...lang}>
        <Side parts={parts} without="removed" />
      </Text>
    </div>
  );
}

function Side({ parts, without }: { readonly parts: readonly TextPart[]; readonly without: TextPart['kind'] }) {
  const shown = parts.map((part, place) => ({ ...part, place })).filter(({ kind }) => kind !== without);
  if (shown.length === 0) return '–';
  return (
    <Group gap={0} component="p" m={0} display="block">
      {shown.map(({ kind, text, place }) => {
        if (kind === 'removed')
          return (
            <del key={place} className={classes['removed']}>
              {text}
            </del>
          );
        return kind === 'added' ? (
          <ins key={place} className={classes['added']}>
            {text}
          </ins>
        ) : (
          <span key={place}>{text}</span>
        );
      })}
    </Group>
  );
}

function usePairName(): (pair: TextPair) => string {
  const { t } = useTranslation(['questions', 'content', 'words']);
  const labelOf = (field: TextPair['field']) => {
    switch (field) {
      case 'type':
        return t('words:type');
      case 'questionRef':
        return t('fields.ref');
      case 'pictureUrl':
        return t('fields.picture');
      case 'level':
        return t('content:level');
      case 'references':
        return t('content:sources');
      default:
        return t(`fields.${field}`);
    }
  };
  return ({ field, number, language }) => {
    return [
      `${labelOf(field)}${number === null ? '' : ` ${number}`}`,
      language === null ? '' : LANGUAGE_NAMES[language],
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
