import { useSearchParams } from 'react-router-dom';
import { useQuestionnaireRights, WithKnown } from '#features/questionnaires/index.ts';
import { contentOfKind } from '#domain/content/content-kind.ts';
import type { ProfileContent } from '#domain/profiles/profile.ts';
import { PROFILE_KIND, type ProfileTypes } from '#domain/profiles/profile-table.ts';
import { emptyProfile } from '#domain/profiles/tidy-profile.ts';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { ProfileNotFound } from '../parts/ProfileNotFound.tsx';
import { WithProfile, WithVersion } from '../parts/WithProfile.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';

const contentOf = (from: ProfileContent) => contentOfKind<ProfileTypes>(PROFILE_KIND, from);

/**
 * The editor of a profile. The id `new` begins an official one, with `&reserved=1` one for the present establishment, with
 * `&copy=` a copy of a published one for it. A person who may not edit reads the last version.
 */
export function EditorPage({ id }: { readonly id: string }) {
  const [parameters] = useSearchParams();
  if (id === 'new') return <NewProfile copied={parameters.get('copy') ?? ''} isReserved={parameters.has('reserved')} />;
  return canBeStoredId(id) ? <StoredProfile id={id} /> : <ProfileNotFound />;
}

function NewProfile({ copied, isReserved }: { readonly copied: string; readonly isReserved: boolean }) {
  const { zooId } = useActor();
  const { mayEdit } = useQuestionnaireRights();
  const owner = isReserved ? zooId : null;
  if (!mayEdit(owner)) return <ProfileNotFound />;
  const begun = { profile: null, zooId: owner, isReader: false } as const;
  if (!canBeStoredId(copied))
    return <WithKnown>{(known) => <ProfileEditor {...begun} content={emptyProfile()} known={known} />}</WithKnown>;
  return (
    <WithProfile id={copied}>
      {(source) => (
        <WithVersion profileId={copied} number={source.version}>
          {(version) => (
            <WithKnown>
              {(known) => <ProfileEditor {...begun} content={contentOf(version ?? source)} known={known} />}
            </WithKnown>
          )}
        </WithVersion>
      )}
    </WithProfile>
  );
}

function StoredProfile({ id }: { readonly id: string }) {
  const { mayEdit } = useQuestionnaireRights();
  return (
    <WithProfile id={id}>
      {(profile) => {
        const edited = { profile, zooId: profile.zooId };
        if (mayEdit(profile.zooId))
          return (
            <WithKnown>
              {(known) => <ProfileEditor {...edited} content={profile} known={known} isReader={false} />}
            </WithKnown>
          );
        return (
          <WithVersion profileId={id} number={profile.version}>
            {(version) =>
              version === null ? (
                <ProfileNotFound />
              ) : (
                <WithKnown>
                  {(known) => <ProfileEditor {...edited} content={contentOf(version)} known={known} isReader />}
                </WithKnown>
              )
            }
          </WithVersion>
        );
      }}
    </WithProfile>
  );
}
