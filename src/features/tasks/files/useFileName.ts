import { useTranslation } from 'react-i18next';
import type { Attachment } from '#domain/tasks/attachment.ts';

/** Returns what a file of a task is called: its own name, else what it is. */
export function useFileName({ name, kind }: Pick<Attachment, 'name' | 'kind'>): string {
  const { t } = useTranslation('task-files');
  return name === '' ? t(`values.kind.${kind}`) : name;
}
