import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Behaviour, MAX_BEHAVIOURS } from '#domain/ethograms/ethogram.ts';
import { emptyBehaviour, UNSEEN_CATEGORY } from '#domain/ethograms/tidy-ethogram.ts';
import { moved } from '#lib/moved.ts';
import { BehaviourFields } from './BehaviourFields.tsx';
import { BehaviourRow } from './BehaviourRow.tsx';
import classes from './editor.module.css';
import { merged, split } from './editor-changes.ts';
import type { EthogramForm } from './useEthogramForm.ts';

/** The behaviours of an ethogram as rows, one of them open; they are moved by their grips and by buttons. */
export function BehaviourRows({
  form,
  faultPaths,
  errorOf,
}: {
  readonly form: EthogramForm;
  readonly faultPaths: readonly string[];
  readonly errorOf: (path: string) => string | null;
}) {
  const { t } = useTranslation('ethograms');
  const { behaviours, categories } = form.values;
  const [openAt, setOpenAt] = useState<number | null>(null);
  const change = (next: readonly Behaviour[]) => form.change({ behaviours: [...next] });
  const add = () => {
    const category = categories.find(({ categoryId }) => categoryId !== UNSEEN_CATEGORY) ?? categories[0];
    change([...behaviours, emptyBehaviour(category?.categoryId ?? '')]);
    setOpenAt(behaviours.length);
  };
  const whole = errorOf('behaviours');
  return (
    <Stack gap="xs">
      {whole !== null && (
        <Text c="red" fz="sm" role="alert">
          {whole}
        </Text>
      )}
      <ol className={classes['rows']}>
        {behaviours.map((behaviour, at) => {
          const path = `behaviours.${at}`;
          const own = faultPaths.filter((one) => one.startsWith(`${path}.`)).map(errorOf);
          return (
            <BehaviourRow
              // oxlint-disable-next-line react/no-array-index-key -- a code changes while it is typed, and a place does not
              key={at}
              behaviour={behaviour}
              at={at}
              count={behaviours.length}
              faults={[...new Set(own.filter((fault) => fault !== null))]}
              others={behaviours.map(({ code }) => code).filter((code) => code !== '' && code !== behaviour.code)}
              isOpen={openAt === at}
              isReadOnly={form.isReadOnly}
              onToggle={() => setOpenAt(openAt === at ? null : at)}
              onMove={(from, to) => {
                setOpenAt(null);
                change(moved(behaviours, from, to));
              }}
              onSplit={() => {
                change(split(behaviours, at));
                setOpenAt(at + 1);
              }}
              onMerge={(into) => {
                setOpenAt(null);
                change(merged(behaviours, at, into));
              }}
              onRemove={() => {
                setOpenAt(null);
                change(behaviours.toSpliced(at, 1));
              }}
            >
              <BehaviourFields
                path={path}
                behaviour={behaviour}
                categories={categories}
                errorOf={errorOf}
                isReadOnly={form.isReadOnly}
                onChange={(difference) => change(behaviours.with(at, { ...behaviour, ...difference }))}
              />
            </BehaviourRow>
          );
        })}
      </ol>
      {!form.isReadOnly && (
        <Button
          variant="default"
          mih={44}
          w="fit-content"
          disabled={behaviours.length >= MAX_BEHAVIOURS}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
        >
          {t('editor.addBehaviour')}
        </Button>
      )}
    </Stack>
  );
}
