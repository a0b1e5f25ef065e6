import { NumberInput, Table, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_WEIGHT } from '#domain/questions/question.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** A table of weights with the share that each has; its words are in the namespaces `questionnaires` and `questions`. */
export function WeightTable({
  caption,
  shareHead,
  children,
}: {
  readonly caption: string;
  readonly shareHead: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation(['questionnaires', 'questions', 'words']);
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {caption}
      </Title>
      <Table verticalSpacing="xs" horizontalSpacing="xs" aria-label={caption}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('words:name')}</Table.Th>
            <Table.Th w={110}>{t('questions:fields.weight')}</Table.Th>
            <Table.Th w={110} ta="end">
              {shareHead}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </section>
  );
}

/** The weight of a category or a question, to be changed, with its share. */
export function WeightRow({
  name,
  path,
  weight,
  share,
  own,
  isReadOnly,
  errorOf,
  onChange,
}: {
  readonly name: string;
  readonly path: string;
  readonly weight: number;
  /** from 0 to 1; null where nothing is scored */
  readonly share: number | null;
  /** the weight that the question has by itself */
  readonly own?: number;
  readonly isReadOnly: boolean;
  readonly errorOf: (path: string) => string | null;
  readonly onChange: (weight: number) => void;
}) {
  const { t } = useTranslation(['questionnaires', 'questions']);
  const { number } = useFormat();
  // An emptied field keeps its weight until another number is typed.
  const [isEmpty, setIsEmpty] = useState(false);
  const percent = share === null ? null : number(share * 100, { unit: 'percent', maximumFractionDigits: 1 });
  return (
    <Table.Tr>
      <Table.Td>
        <Text fz="sm">{name}</Text>
        {own !== undefined && own !== weight && (
          <Text fz="xs" c="dimmed">
            {t('scoring.own', { weight: number(own) })}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <NumberInput
          name={path}
          aria-label={t('scoring.weightOf', { name })}
          min={0}
          max={MAX_WEIGHT}
          clampBehavior="none"
          decimalScale={2}
          readOnly={isReadOnly}
          value={isEmpty ? '' : weight}
          error={errorOf(path)}
          onBlur={() => setIsEmpty(false)}
          onChange={(value) => {
            setIsEmpty(typeof value !== 'number');
            if (typeof value === 'number') onChange(value);
          }}
        />
      </Table.Td>
      <Table.Td ta="end">{percent ?? <Text fz="sm">{t('scoring.notScored')}</Text>}</Table.Td>
    </Table.Tr>
  );
}
