import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import { checkPerson, newPersonOf, type PersonErrors } from '#domain/people/check-people.ts';
import { changedDraft, PERSON_FIELDS, type PersonDraft, type PersonField } from '#domain/people/person-draft.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { Wizard } from '#kit/wizard/Wizard.tsx';
import { newKey } from '../creation-draft.ts';
import { fieldOfError } from '../field-of-error.ts';
import { focusField } from '../focus-field.ts';
import { useCreationContext } from '../useCreationContext.ts';
import { useCreationDraft } from '../useCreationDraft.ts';
import { useSendPeople } from '../useSendPeople.ts';
import { WayInField } from '../WayInField.tsx';
import { PersonCreated } from './PersonCreated.tsx';
import { PersonSummary } from './PersonSummary.tsx';
import { RightsStep } from './RightsStep.tsx';
import { WhoStep } from './WhoStep.tsx';

const FIELDS_OF_STEP: readonly (readonly PersonField[])[] = [
  ['userFirstname', 'userLastname', 'userMail', 'language'],
  ['userRight', 'sectors', 'betaTester'],
  [],
  PERSON_FIELDS,
];
const LAST = FIELDS_OF_STEP.length - 1;

/** One person in four steps: their name, their rights, their way in, and a summary before it is sent. */
export function SingleWizard({ zooId }: { readonly zooId: string }) {
  const { t } = useTranslation('people');
  const context = useCreationContext(zooId);
  const { draft, change, clear } = useCreationDraft(context);
  const { person, wayIn, singleStep: step } = draft;
  const sending = useSendPeople(context, wayIn);
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<PersonErrors>({});
  const [failure, setFailure] = useState<AppError | null>(null);
  const [done, setDone] = useState<PersonDraft | null>(null);

  const errors: PersonErrors = { ...refused, ...checkPerson(person, context) };
  const shownErrors = isTried ? errors : refused;
  const edit = (difference: Parameters<typeof changedDraft>[1]) => {
    change({ person: changedDraft(person, difference) });
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in difference))));
  };
  const go = (to: number) => {
    setIsTried(false);
    setFailure(null);
    change({ singleStep: to });
  };
  /** Opens the step of a wrong field, with the focus in it. */
  const point = (field: PersonField) => {
    const at = FIELDS_OF_STEP.findIndex((fields) => fields.includes(field));
    change({ singleStep: at });
    setIsTried(true);
    focusField(form, field);
  };

  const send = async () => {
    const checked = newPersonOf(person, context);
    if (!checked.ok) return;
    setFailure(null);
    await sending.run([{ key: person.key, person: checked.value }], (_key, outcome) => {
      if (outcome.kind !== 'refused') {
        setDone(person);
        return clear('person', 'singleStep');
      }
      const field = fieldOfError(outcome.error);
      if (field === null) return setFailure(outcome.error);
      setRefused({ [field]: outcome.error });
      return point(field);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.progress !== null) return undefined;
    const wrong = FIELDS_OF_STEP[step]?.find((field) => errors[field] !== undefined);
    if (wrong !== undefined) return point(wrong);
    return step === LAST ? void send() : go(step + 1);
  };
  const another = () => {
    setDone(null);
    setIsTried(false);
    change((now) => ({ person: { ...now.person, key: newKey() } }));
  };

  if (done !== null)
    return (
      <PersonCreated person={done} password={sending.passwords[done.key] ?? null} zooId={zooId} onAnother={another} />
    );
  const names = [t('creation.who'), t('creation.rights'), t('creation.way'), t('creation.check')];
  return (
    <Wizard
      ref={form}
      maxWidth={760}
      steps={names}
      step={step}
      onGo={go}
      onSubmit={submit}
      action={{ isLoading: sending.progress !== null, ...(step === LAST ? { label: t(`values.send.${wayIn}`) } : {}) }}
    >
      <FormFailure message={failure ?? sending.stoppedBy} />
      {step === 0 && <WhoStep person={person} errors={shownErrors} context={context} onEdit={edit} />}
      {step === 1 && <RightsStep person={person} errors={shownErrors} context={context} onEdit={edit} />}
      {step === 2 && <WayInField value={wayIn} onChange={(way) => change({ wayIn: way })} />}
      {step === LAST && <PersonSummary person={person} context={context} wayIn={wayIn} />}
    </Wizard>
  );
}
