import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useProfileTableQuery, useSaveProfileMutation } from '#data/profiles/profiles.endpoints.ts';
import { CONTENT_REF_LENGTH } from '#domain/content/lifecycle.ts';
import { textIn, type Translated } from '#domain/content/translated.ts';
import { checkProfile } from '#domain/profiles/check-profile.ts';
import { type Profile, type ProfileContent, profileContentSchema } from '#domain/profiles/profile.ts';
import { tidyProfile } from '#domain/profiles/tidy-profile.ts';
import { QUESTION_CATEGORIES } from '#domain/questions/question.ts';
import type { Known } from '#features/questionnaires/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { firstOfFields } from '#kit/form/first-of-fields.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { profileHref } from '../parts/addresses.ts';
import { useGroupChoices, useTargetName } from '../parts/useTargetName.ts';

export type EditedProfile = {
  /** the profile as it is stored; null for a new one */
  readonly profile: Profile | null;
  /** the content that a new one begins with, the stored one, or the version that is read */
  readonly content: ProfileContent;
  /** null: official */
  readonly zooId: string | null;
  readonly known: Known;
  /** may read alone */
  readonly isReader: boolean;
};

/** The form of a profile, with the faults of its parts as they are typed. */
export function useProfileForm({ profile, content, zooId, known, isReader }: EditedProfile) {
  const { t } = useTranslation(['profiles', 'scores', 'words']);
  const language = useLanguage();
  const { number } = useFormat();
  const navigate = useNavigate();
  const targetName = useTargetName();
  const groups = useGroupChoices();
  const [save] = useSaveProfileMutation();
  const { profiles = {} } = useProfileTableQuery(zooId).data ?? {};
  const profileId = profile?.profileId ?? null;
  const others = Object.entries(profiles).filter(([id]) => id !== profileId);
  const ground = {
    taxonomy: known.taxonomy,
    takenRefs: new Set(others.map(([, one]) => one.profileRef)),
    questionIds: new Set(known.questions.keys()),
    groupIds:
      zooId === null ? new Set<string>() : groups === undefined ? null : new Set(groups.map((one) => one.groupId)),
  };
  const say = (text: Translated) => textIn(text, language);
  const wordingOf = (id: string) => {
    const question = known.questions.get(id);
    return question === undefined ? id : say(question.wording);
  };
  const form = useRecordForm({
    name: zooId === null ? 'profiles' : 'reservedProfiles',
    recordId: profileId,
    schema: profileContentSchema,
    stored: content,
    operation: zooId === null ? 'questionnaire.editOfficial' : 'reservedContent.edit',
    isReadOnly: isReader || profile?.status === 'archived',
    tidy: tidyProfile,
    check: (tidy) => firstOfFields<ProfileContent>(checkProfile(tidy, ground)),
    fields: {
      profileRef: { label: t('fields.ref'), maxLength: CONTENT_REF_LENGTH.max },
      name: { label: t('words:name'), say },
      description: { label: t('fields.description'), say },
      target: { label: t('fields.target'), say: targetName },
      weights: {
        label: t('fields.weights'),
        say: ({ categories, questions }) =>
          [
            ...QUESTION_CATEGORIES.map((one) => `${t(`scores:values.category.${one}`)}: ${number(categories[one])}`),
            ...Object.entries(questions).map(([id, weight]) => `${wordingOf(id)}: ${number(weight)}`),
          ].join('\n'),
      },
    },
    save: (tidy) => save({ profileId, zooId, content: tidy, expectedUpdatedAtUnix: profile?.updatedAtUnix ?? null }),
    notice: (tidy) => ({
      kind: 'success',
      messageKey: 'content:values.done.saved',
      params: { name: say(tidy.name) },
    }),
    onSaved: ({ answer }) => {
      if (profileId === null && answer.data !== undefined)
        void navigate(profileHref(answer.data.profileId), { replace: true });
    },
  });
  return { form, faults: checkProfile(tidyProfile(form.values), ground) };
}

export type ProfileForm = ReturnType<typeof useProfileForm>['form'];
