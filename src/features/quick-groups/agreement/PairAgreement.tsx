import { Anchor, Paper, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EvaluatorPair } from '#domain/quick-evaluations/evaluator-agreement.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { resultsHref } from '../addresses.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';
import classes from './agreement.module.css';
import { AgreementFigures } from './AgreementFigures.tsx';
import { Differences } from './Differences.tsx';
import { usePairAgreement } from './usePairAgreement.ts';

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
            <AgreementFigures agreement={agreement} />
            <Differences compared={agreement.compared} names={names} />
          </>
        )}
      </RecordState>
    </Paper>
  );
}
