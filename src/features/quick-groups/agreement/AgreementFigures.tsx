import { List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ENOUGH_COMPARED, type EvaluatorAgreement } from '#domain/quick-evaluations/evaluator-agreement.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import classes from './agreement.module.css';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** A figure: its name and its value. */
export type Figure = readonly [string, string];

const NO_FIGURES: readonly Figure[] = [];

type Props = { readonly agreement: EvaluatorAgreement };

/**
 * How far two evaluations agree, with the number of questions, the reason where a figure is not defined, and what the
 * figures do not say. `first` are figures that stand before these.
 */
export function AgreementFigures({ agreement, first = NO_FIGURES }: Props & { readonly first?: readonly Figure[] }) {
  return (
    <>
      <Figures agreement={agreement} first={first} />
      <Limits agreement={agreement} />
    </>
  );
}

function Figures({
  agreement: { percent, kappa, compared, answered },
  first,
}: Props & { readonly first: readonly Figure[] }) {
  const { t } = useTranslation('quick-agreement');
  const { number } = useFormat();
  const words = useScoreWords();
  const undefinedText = t('undefined');
  const figures: readonly Figure[] = [
    ...first,
    [t('percent'), percent === null ? undefinedText : words.percent(percent)],
    [t('kappa'), kappa === null ? undefinedText : number(kappa, TWO_DECIMALS)],
    [t('compared'), number(compared.length)],
    [t('answered'), number(answered)],
  ];
  return (
    <dl className={classes['figures']}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <Text component="dt" fz="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0} fz="xl" fw={600} className={classes['number'] ?? ''}>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}

/** The reason where there is no kappa, and what the figures do not say. */
function Limits({ agreement: { gap, limits, compared } }: Props) {
  const { t } = useTranslation('quick-agreement');
  const { number } = useFormat();
  const enough = number(ENOUGH_COMPARED);
  return (
    <>
      <Text fz="sm" fw={600}>
        {t('limits')}
      </Text>
      <List fz="sm" aria-label={t('limits')}>
        {gap !== null && <List.Item>{t(`values.gap.${gap}`)}</List.Item>}
        {limits.map((limit) => (
          <List.Item key={limit}>
            {limit === 'few' ? t('few', { count: compared.length, enough }) : t(`values.limit.${limit}`)}
          </List.Item>
        ))}
        <List.Item>{t('apart')}</List.Item>
      </List>
    </>
  );
}
