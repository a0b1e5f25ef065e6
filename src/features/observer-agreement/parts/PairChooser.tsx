import { useTranslation } from 'react-i18next';
import type { PairAgreement } from '#domain/observer-agreement/observer-agreement.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import type { Compared } from './compared.ts';
import { useComparedWords } from './useComparedWords.ts';

const idOf = ({ first, second }: PairAgreement) => `${first} ${second}`;

/** The choice of the two observers who are compared in detail. */
export function PairChooser({
  pairs,
  chosen,
  names,
  onChoose,
}: {
  readonly pairs: readonly PairAgreement[];
  readonly chosen: PairAgreement;
  readonly names: Compared['names'];
  readonly onChoose: (pair: PairAgreement) => void;
}) {
  const { t } = useTranslation(['agreement', 'words']);
  const { pairName } = useComparedWords();
  return (
    <SearchSelect
      label={t('pair')}
      data={pairs.map((pair) => ({ value: idOf(pair), label: pairName(pair, names) }))}
      value={idOf(chosen)}
      allowDeselect={false}
      nothingFoundMessage={t('words:noResult')}
      w={{ base: '100%', sm: 380 }}
      onChange={(id) => {
        const pair = pairs.find((one) => idOf(one) === id);
        if (pair !== undefined) onChoose(pair);
      }}
    />
  );
}
