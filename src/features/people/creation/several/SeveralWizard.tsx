import { Text } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPeople, newPersonOf, type PersonErrors } from '#domain/people/check-people.ts';
import { isBlank, type PersonDraft } from '#domain/people/person-draft.ts';
import { SendProgress } from '#kit/files/SendProgress.tsx';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { Wizard } from '#kit/wizard/Wizard.tsx';
import { fieldOfError } from '../field-of-error.ts';
import { useCreationContext } from '../useCreationContext.ts';
import { useCreationDraft } from '../useCreationDraft.ts';
import { useSendPeople } from '../useSendPeople.ts';
import { WayInField } from '../WayInField.tsx';
import { PeopleStep } from './PeopleStep.tsx';
import { ResultList } from './ResultList.tsx';

const LAST = 2;

/** Several people in three steps: a table that a file may fill, their way in, and the sending with its results. */
export function SeveralWizard({ zooId }: { readonly zooId: string }) {
  const { t } = useTranslation(['people', 'words']);
  const context = useCreationContext(zooId);
  const { draft, change, clear } = useCreationDraft(context);
  const { rows, outcomes, wayIn, severalStep: step } = draft;
  const sending = useSendPeople(context, wayIn);
  const [tries, setTries] = useState(0);
  const isTried = tries > 0;
  const place = useRef<HTMLDivElement>(null);

  const named = rows.filter((row) => !isBlank(row));
  const isSent = (row: PersonDraft) => outcomes[row.key] !== undefined && outcomes[row.key]?.kind !== 'refused';
  const open = rows.filter((row) => !isSent(row));
  // A refusal of the server counts until its row is changed, and so do addresses sent from this very list.
  const errors = useMemo(() => {
    const found = new Map<string, PersonErrors>();
    const checked = checkPeople(rows, context);
    for (const row of rows) {
      const outcome = outcomes[row.key];
      if (outcome !== undefined && outcome.kind !== 'refused') continue;
      const field = outcome === undefined ? null : fieldOfError(outcome.error);
      const refusal = outcome === undefined || field === null ? {} : { [field]: outcome.error };
      const all = { ...refusal, ...checked.get(row.key) };
      if (Object.keys(all).length > 0) found.set(row.key, all);
    }
    return found;
  }, [rows, outcomes, context]);
  const right = named.filter((row) => !isSent(row) && !errors.has(row.key));
  const wrong = named.filter((row) => errors.has(row.key));

  const go = (to: number) => change({ severalStep: to });
  const setRows = (next: readonly PersonDraft[]) =>
    change((now) => {
      const before = new Map(now.rows.map((row) => [row.key, row]));
      const isUntouched = (row: PersonDraft) => before.get(row.key) === row;
      const kept = next.filter((row) => isUntouched(row) && now.outcomes[row.key] !== undefined);
      return {
        rows: [...next],
        outcomes: Object.fromEntries(kept.flatMap((row) => pairOf(row.key, now.outcomes[row.key]))),
      };
    });
  const send = async () => {
    const people = right.flatMap((row) => {
      const checked = newPersonOf(row, context);
      return checked.ok ? [{ key: row.key, person: checked.value }] : [];
    });
    await sending.run(people, (key, outcome) => change((now) => ({ outcomes: { ...now.outcomes, [key]: outcome } })));
    // The button is gone; the outcome of each person stands below the title.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('h2')?.focus());
  };
  const next = () => {
    setTries(tries + 1);
    if (right.length > 0 && (wrong.length === 0 || isTried)) go(1);
  };

  const isSending = sending.progress !== null;
  const names = [t('words:people'), t('creation.way'), t('creation.send')];
  const hasToCorrect = step === LAST && wrong.length > 0;
  const onFirst = {
    onClick: next,
    isDisabled: named.length === 0,
    ...(isTried && wrong.length > 0 && right.length > 0 ? { label: t('several.skip', { count: right.length }) } : {}),
  };
  const newList = isSending
    ? null
    : { label: t('several.newList'), onClick: () => clear('rows', 'outcomes', 'severalStep') };
  const onLast =
    right.length === 0
      ? newList
      : {
          label: t(`values.sendMany.${wayIn}`, { count: right.length }),
          isLoading: isSending,
          onClick: () => void send(),
        };
  return (
    <div ref={place}>
      <Wizard
        steps={names}
        step={step}
        isBusy={isSending}
        onGo={go}
        back={hasToCorrect ? { label: t('several.correct'), step: 0 } : undefined}
        action={step === 0 ? onFirst : step === LAST ? onLast : { onClick: () => go(LAST) }}
      >
        {step === 0 && (
          <PeopleStep
            rows={open}
            sent={rows.filter(isSent)}
            errors={errors}
            tries={tries}
            context={context}
            onRows={(changed) => setRows([...rows.filter(isSent), ...changed])}
          />
        )}
        {step === 1 && <WayInField value={wayIn} onChange={(way) => change({ wayIn: way })} />}
        {step === LAST && (
          <>
            <FormFailure message={sending.stoppedBy} />
            {isSending && sending.progress !== null ? (
              <SendProgress
                progress={sending.progress}
                texts={{
                  progress: t('words:doneOfTotal', sending.progress),
                  ...{ label: t('creation.send'), stay: t('several.stay') },
                }}
                onStop={sending.cancel}
              />
            ) : (
              <Text>
                {right.length > 0 && t(`values.ready.${wayIn}`, { count: right.length })}{' '}
                {wrong.length > 0 && t('several.aside', { count: wrong.length })}
              </Text>
            )}
            <ResultList
              rows={named}
              outcomes={outcomes}
              errors={errors}
              passwords={sending.passwords}
              context={context}
            />
          </>
        )}
      </Wizard>
    </div>
  );
}

function pairOf<Value>(key: string, value: Value | undefined): readonly (readonly [string, Value])[] {
  return value === undefined ? [] : [[key, value]];
}
