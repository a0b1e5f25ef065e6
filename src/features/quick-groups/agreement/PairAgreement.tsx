import { Anchor, List, Paper, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  ENOUGH_COMPARED,
  type EvaluatorAgreement,
  type EvaluatorPair,
} from '#domain/quick-evaluations/evaluator-agreement.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { resultsHref } from '../addresses.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';
import classes from './agreement.module.css';
import { Differences } from './Differences.tsx';
import { usePairAgreement } from './usePairAgreement.ts';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Two evaluations of one week: how far they agree, what that does not say, and the answers that differ. */
export function PairAgreement({ pair }: { readonly pair: EvaluatorPair }) {
  const { t } = useTranslation(['quick-agreement', 'quick-evaluations']);
  const { list, date } = useFormat();
  const id = useId();
  const nameOf = usePersonNames();
  const names = [nameOf(pair[0].leaderId), nameOf(pair[1].leaderId)] as const;
  return (
    <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }} aria-labelledby={id}>
      <Title order={2} fz="lg" id={id} style={{ overflowWrap: 'anywhere' }}>
        {list(names)}
      </Title>
      <div className={classes['ways']}>
        {pair.map(({ groupId, evaluationId, finishedAtUnix, startedAtUnix }, at) => (
          <Anchor
            key={evaluationId}
            component={Link}
            to={resultsHref(groupId, evaluationId)}
            fz="sm"
            underline="always"
            className={classes['way'] ?? ''}
          >
            {t('evaluation', { name: names[at], date: date(finishedAtUnix ?? startedAtUnix) })}
          </Anchor>
        ))}
      </div>
      <RecordState
        asked={usePairAgreement(pair)}
        failed="evaluation/load-failed"
        notFound={<EmptyState title={t('quick-evaluations:notFound')} />}
      >
        {(agreement) => (
          <>
            <Figures agreement={agreement} />
            <Limits agreement={agreement} />
            <Differences compared={agreement.compared} names={names} />
          </>
        )}
      </RecordState>
    </Paper>
  );
}

function Figures({ agreement: { percent, kappa, compared, answered } }: { readonly agreement: EvaluatorAgreement }) {
  const { t } = useTranslation('quick-agreement');
  const { number } = useFormat();
  const words = useScoreWords();
  const undefinedText = t('undefined');
  const figures = [
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
function Limits({ agreement: { gap, limits, compared } }: { readonly agreement: EvaluatorAgreement }) {
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
