import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useContextTableQuery, useSaveContextMutation } from '#data/contexts/contexts.endpoints.ts';
import { CONTENT_REF_LENGTH } from '#domain/content/lifecycle.ts';
import { textIn, type Translated } from '#domain/content/translated.ts';
import { checkContext } from '#domain/contexts/check-context.ts';
import { type Context, type ContextContent, contextContentSchema } from '#domain/contexts/context.ts';
import { tidyContext } from '#domain/contexts/tidy-context.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { firstOfFields } from '#kit/form/first-of-fields.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { contextHref } from '../parts/addresses.ts';

export type EditedContext = {
  /** the context as it is stored; null for a new one */
  readonly context: Context | null;
  /** the content that a new one begins with, or the stored one */
  readonly content: ContextContent;
  /** null: a model */
  readonly zooId: string | null;
};

/** The form of a context, with the faults of its parts as they are typed. */
export function useContextForm({ context, content, zooId }: EditedContext) {
  const { t } = useTranslation(['contexts', 'questions', 'words']);
  const language = useLanguage();
  const navigate = useNavigate();
  const messageOf = useErrorMessage();
  const [save] = useSaveContextMutation();
  const { contexts = {} } = useContextTableQuery(zooId).data ?? {};
  const contextId = context?.contextId ?? null;
  const others = Object.entries(contexts).filter(([id]) => id !== contextId);
  const ground = { takenRefs: new Set(others.map(([, one]) => one.contextRef)) };
  const say = (text: Translated) => textIn(text, language);
  const form = useRecordForm({
    name: zooId === null ? 'contextModels' : 'contexts',
    recordId: contextId,
    schema: contextContentSchema,
    stored: content,
    operation: zooId === null ? 'questionnaire.editOfficial' : 'context.edit',
    isReadOnly: context?.status === 'archived',
    tidy: tidyContext,
    check: (tidy) => firstOfFields<ContextContent>(checkContext(tidy, ground)),
    fields: {
      contextRef: { label: t('fields.ref'), maxLength: CONTENT_REF_LENGTH.max },
      name: { label: t('words:name'), say },
      description: { label: t('fields.description'), say },
      questions: {
        label: t('questions:list.title'),
        say: (questions) => questions.map(({ wording }) => `– ${say(wording)}`).join('\n'),
      },
    },
    save: (tidy) => save({ contextId, zooId, content: tidy, expectedUpdatedAtUnix: context?.updatedAtUnix ?? null }),
    notice: (tidy) => ({
      kind: 'success',
      messageKey: 'content:values.done.saved',
      params: { name: say(tidy.name) },
    }),
    onSaved: ({ answer }) => {
      if (contextId === null && answer.data !== undefined)
        void navigate(contextHref(answer.data.contextId), { replace: true });
    },
  });
  const faults = checkContext(tidyContext(form.values), ground);
  // A text that is still to be written is no fault before somebody tries to save.
  const isTried = (['contextRef', 'name', 'questions'] as const).some((one) => form.errorAt(one) !== null);
  const isShown = (code: string) => isTried || !/-required$|-unnamed$/.test(code);
  /** the sentence of a fault at a path; null for none */
  const errorOf = (path: string): string | null => {
    const fault = faults[path];
    return fault === undefined || !isShown(fault.code) ? null : messageOf(fault);
  };
  return { form, errorOf, faults };
}

export type ContextForm = ReturnType<typeof useContextForm>['form'];
