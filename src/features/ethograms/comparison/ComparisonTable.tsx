import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import { type ComparedBehaviour, compareEthograms } from '#domain/ethograms/compare-ethograms.ts';
import type { Behaviour, CodeMapping, EthogramContent } from '#domain/ethograms/ethogram.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

/** The behaviours of two ethograms side by side, with what differs between the two of a line. */
export function ComparisonTable({
  one,
  other,
  mapping,
}: {
  readonly one: EthogramContent;
  readonly other: EthogramContent;
  readonly mapping?: readonly CodeMapping[];
}) {
  const { t } = useTranslation(['ethograms', 'content']);
  const language = useLanguage();
  const { number } = useFormat();
  const lines = compareEthograms(one, other, mapping);
  const changed = lines.filter(isChanged).length;
  return (
    <>
      <Text role="status">{t('comparison.summary', { number: number(changed), of: number(lines.length) })}</Text>
      <Table.ScrollContainer minWidth={640}>
        <Table withTableBorder verticalSpacing="sm" aria-label={t('comparison.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{textIn(one.name, language)}</Table.Th>
              <Table.Th>{textIn(other.name, language)}</Table.Th>
              <Table.Th>{t('content:difference')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={`${line.one?.code ?? ''}\n${line.other?.code ?? ''}`}>
                <Table.Td>
                  <Side behaviour={line.one} />
                </Table.Td>
                <Table.Td>
                  <Side behaviour={line.other} />
                </Table.Td>
                <Table.Td>
                  <Difference line={line} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

function isChanged({ one, other, fields }: ComparedBehaviour): boolean {
  return one === null || other === null || fields.length > 0;
}

function Side({ behaviour }: { readonly behaviour: Behaviour | null }) {
  const language = useLanguage();
  if (behaviour === null) return '–';
  return (
    <>
      <Text fw={600} fz="sm">
        {textIn(behaviour.name, language)} ({behaviour.code})
      </Text>
      <Text fz="sm" c="dimmed">
        {textIn(behaviour.definition, language)}
      </Text>
    </>
  );
}

function Difference({ line: { one, other, fields } }: { readonly line: ComparedBehaviour }) {
  const { t } = useTranslation(['ethograms', 'content']);
  const { list } = useFormat();
  if (one === null) return t('content:added');
  if (other === null) return t('content:removed');
  return fields.length === 0 ? t('content:same') : list(fields.map((field) => t(`values.compared.${field}`)));
}
