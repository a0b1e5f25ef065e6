import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { type Fact, type FactId, factsOfBrowser, factsOfPage } from './facts.ts';

export type WrittenFact = { readonly id: FactId; readonly label: string; readonly text: string };

/** Returns the facts in words, in the order of the page; they are looked up again when the network comes or goes. */
export function useFacts(): readonly WrittenFact[] {
  const { t } = useTranslation(['pages', 'words']);
  const { number } = useFormat();
  const language = useLanguage();
  const [facts, setFacts] = useState<readonly Fact[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = [...factsOfPage(), ...(await factsOfBrowser())];
      if (!isOver) setFacts(found);
    };
    const lookAgain = () => void look();
    lookAgain();
    window.addEventListener('online', lookAgain);
    window.addEventListener('offline', lookAgain);
    return () => {
      isOver = true;
      window.removeEventListener('online', lookAgain);
      window.removeEventListener('offline', lookAgain);
    };
  }, []);

  const megabytes = (bytes: number) => number(bytes / 1e6, { unit: 'megabyte', maximumFractionDigits: 1 });
  const inWords = ({ id, value }: Fact): string => {
    if (value === null) return t('diagnostics.unknown');
    if (typeof value === 'string') return value;
    if (id === 'services') return value === true ? t('diagnostics.localServices') : t('diagnostics.hostedServices');
    if (typeof value === 'boolean') return value ? t('words:yes') : t('words:no');
    if ('seconds' in value) return number(value.seconds, { unit: 'second' });
    return t('diagnostics.usedOf', { used: megabytes(value.usedBytes), quota: megabytes(value.quotaBytes) });
  };
  const all: readonly Fact[] = facts.length === 0 ? [] : [...facts, { id: 'language', value: language }];
  return all.map((fact) => ({ id: fact.id, label: t(`values.fact.${fact.id}`), text: inWords(fact) }));
}
