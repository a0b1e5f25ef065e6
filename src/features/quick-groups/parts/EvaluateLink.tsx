import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { evaluationHref } from '../addresses.ts';
import { useMayEvaluate } from './useMayEvaluate.ts';

/** The way to the evaluation of a group: a new one, or the one that goes on. Nothing for who may not evaluate. */
export function EvaluateLink({ group, isRow = false }: { readonly group: QuickGroup; readonly isRow?: boolean }) {
  const { t } = useTranslation('quick-groups');
  const { groupId, groupName: name, runningId } = group;
  if (!useMayEvaluate(group)) return null;
  return (
    <Button
      component={Link}
      to={evaluationHref(groupId, runningId)}
      {...(isRow ? { variant: 'light', mih: 44 } : {})}
      leftSection={<IconPlayerPlay size={18} aria-hidden />}
      aria-label={t(runningId === null ? 'evaluateNamed' : 'resumeNamed', { name })}
    >
      {t(runningId === null ? 'evaluate' : 'resume')}
    </Button>
  );
}
