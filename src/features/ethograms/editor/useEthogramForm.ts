import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useEthogramTableQuery, useSaveEthogramMutation } from '#data/ethograms/ethograms.endpoints.ts';
import { useBibliographyQuery } from '#data/questions/questions.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { textIn, type Translated } from '#domain/content/translated.ts';
import { checkEthogram } from '#domain/ethograms/check-ethogram.ts';
import {
  type Ethogram,
  ETHOGRAM_REF_LENGTH,
  type EthogramContent,
  ethogramContentSchema,
} from '#domain/ethograms/ethogram.ts';
import { tidyEthogram } from '#domain/ethograms/tidy-ethogram.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { firstOfFields } from '#kit/form/first-of-fields.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { editorHref } from '../parts/addresses.ts';
import { useEthogramRights } from '../parts/useEthogramRights.ts';
import { useLevelLabel } from '#kit/content/useLevelLabel.ts';

export type EditedEthogram = {
  /** the ethogram as it is stored; null for a new one */
  readonly ethogram: Ethogram | null;
  /** the content that a new one begins with, or the stored one */
  readonly content: EthogramContent;
  /** null: official */
  readonly zooId: string | null;
  /** the codes of the last published version */
  readonly publishedCodes: readonly string[];
};

/** The form of an ethogram, with the faults of its parts as they are typed. */
export function useEthogramForm({ ethogram, content, zooId, publishedCodes }: EditedEthogram) {
  const { t } = useTranslation(['ethograms', 'content', 'words']);
  const language = useLanguage();
  const navigate = useNavigate();
  const [save] = useSaveEthogramMutation();
  const { ethograms = {} } = useEthogramTableQuery(zooId).data ?? {};
  const { data: taxonomy = null } = useTaxonomyQuery();
  const levelName = useLevelLabel(taxonomy ?? EMPTY_TAXONOMY);
  const ethogramId = ethogram?.ethogramId ?? null;
  const others = Object.entries(ethograms).filter(([id]) => id !== ethogramId);
  const { mayCite } = useEthogramRights();
  const { data: bibliography } = useBibliographyQuery(undefined, { skip: !mayCite });
  const ground = {
    taxonomy,
    takenRefs: new Set(others.map(([, one]) => one.ethogramRef)),
    referenceIds: bibliography === undefined ? null : new Set(Object.keys(bibliography)),
    publishedCodes,
  };
  const faultsOf = (typed: EthogramContent) => checkEthogram(tidyEthogram(typed), ground);
  const say = (text: Translated) => textIn(text, language);
  const form = useRecordForm({
    name: zooId === null ? 'ethograms' : 'reservedEthograms',
    recordId: ethogramId,
    schema: ethogramContentSchema,
    stored: content,
    operation: zooId === null ? 'ethogram.editOfficial' : 'reservedContent.edit',
    isReadOnly: ethogram?.status === 'archived',
    tidy: tidyEthogram,
    check: (tidy) => firstOfFields<EthogramContent>(checkEthogram(tidy, ground)),
    fields: {
      ethogramRef: { label: t('fields.ref'), maxLength: ETHOGRAM_REF_LENGTH.max },
      name: { label: t('words:name'), say },
      description: { label: t('fields.description'), say },
      level: { label: t('content:level'), say: levelName },
      references: { label: t('content:sources'), say: (ids) => ids.join(', ') },
      categories: { label: t('fields.categories'), say: (all) => all.map((one) => say(one.name)).join(', ') },
      behaviours: { label: t('fields.behaviours'), say: (all) => all.map(({ code }) => code).join(', ') },
      kept: { label: t('fields.kept'), say: (text) => String(text.length) },
    },
    save: (tidy) => save({ ethogramId, zooId, content: tidy, expectedUpdatedAtUnix: ethogram?.updatedAtUnix ?? null }),
    notice: (tidy) => ({
      kind: 'success',
      messageKey: 'content:values.done.saved',
      params: { name: say(tidy.name) },
    }),
    onSaved: ({ answer }) => {
      if (ethogramId === null && answer.data !== undefined)
        void navigate(editorHref(answer.data.ethogramId), { replace: true });
    },
  });
  return { form, faults: faultsOf(form.values) };
}

export type EthogramForm = ReturnType<typeof useEthogramForm>['form'];
