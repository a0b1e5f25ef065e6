import { Button } from '@mantine/core';
import { IconClipboardCheck, IconClipboardText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { answeringOfContext } from '#domain/observation-sessions/context-answers.ts';
import type { ContextEntry } from '#domain/observation-sessions/session.ts';
import { type Flow, progressOf } from '#domain/questionnaires/flow.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** The way to the questions of the context, always in sight: how many are open, or how many are answered. */
export function ContextButton({
  flow,
  known,
  onOpen,
}: {
  readonly flow: Flow;
  readonly known: ContextEntry | null;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation('session-context');
  const { number } = useFormat();
  const { asked, done, stillRequired } = progressOf(flow, answeringOfContext(known));
  const open = known === null ? asked : stillRequired.length;
  return (
    <Button
      variant={open > 0 ? 'light' : 'subtle'}
      {...(open > 0 ? { color: 'orange' } : {})}
      mih={44}
      leftSection={
        open > 0 ? <IconClipboardText size={18} aria-hidden /> : <IconClipboardCheck size={18} aria-hidden />
      }
      onClick={onOpen}
    >
      {open > 0 ? t('open', { open: number(open) }) : t('answered', { done: number(done), total: number(asked) })}
    </Button>
  );
}
