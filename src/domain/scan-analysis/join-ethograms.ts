import { isUntranslated } from '../content/translated.ts';
import { codeKey } from '../ethograms/check-behaviours.ts';
import { carryObservations, type CarryVersion, type StayReason } from '../ethograms/carry-observations.ts';
import { type Behaviour, type EthogramVersion, NOT_VISIBLE } from '../ethograms/ethogram.ts';
import { isSameValue } from '../shared/same-value.ts';

/** The ethogram that a campaign froze. */
export type EthogramSource = {
  readonly campaignId: string;
  readonly ethogramId: string;
  readonly number: number;
};
type NumberedVersion = Omit<EthogramSource, 'campaignId'>;
type JoinableVersion = CarryVersion & Pick<EthogramVersion, 'ethogramId'>;

/** A behaviour of campaigns that are analysed together. */
export type JoinedBehaviour = NumberedVersion & {
  /** the code of the ethogram; followed by '@', which no code has, where another behaviour has this code already */
  readonly code: string;
  /** as the last version that has it says */
  readonly behaviour: Behaviour;
  /** the campaigns whose ethogram has it, in their order */
  readonly campaignIds: readonly string[];
};

/** The ethograms of several campaigns as one. */
export type JoinedEthograms = {
  /** those of the first ethogram in its order, what its earlier versions had besides, then those of the next ethogram */
  readonly behaviours: readonly JoinedBehaviour[];
  /** of each campaign: the joined code of each code of its ethogram */
  readonly codesOf: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** recorded under a code that a later version of the ethogram renamed or merged */
  readonly renamed: readonly (NumberedVersion & { readonly from: string; readonly code: string })[];
  /** joined codes of behaviours that no later version continues alone, with the reason */
  readonly stayed: readonly { readonly code: string; readonly reason: StayReason }[];
  /** joined codes of behaviours that different ethograms define in the same words */
  readonly shared: readonly string[];
};

/**
 * Returns the versions that joining needs, each once: of each ethogram all from the lowest to the highest, since every version says
 * only what became of the one before. Empty without sources.
 */
export function versionsToJoin(sources: readonly NumberedVersion[]): readonly NumberedVersion[] {
  return [...Map.groupBy(sources, ({ ethogramId }) => ethogramId)].flatMap(([ethogramId, some]) => {
    const numbers = some.map(({ number }) => number);
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    return Array.from({ length: high - low + 1 }, (_none, at) => ({ ethogramId, number: low + at }));
  });
}

/** A behaviour in the last version up to which its observations can be carried. */
type Place = { readonly number: number; readonly code: string; readonly reason: StayReason | null };

/**
 * Returns the ethograms of campaigns as one. Versions of one ethogram are led to the highest version among them: a renamed or
 * merged behaviour is one behaviour, and one that was given up, split or made another type stays apart. Behaviours of different
 * ethograms are one where code, type, name and a written definition are the same in every language; all others stay apart,
 * whatever they are called. "Not visible" is the same everywhere. Throws where a version of `versionsToJoin` is missing.
 * @source decision 58, "A behaviour remembers what it continues"
 */
export function joinEthograms(
  sources: readonly EthogramSource[],
  versions: readonly JoinableVersion[],
): JoinedEthograms {
  const behaviours: JoinedBehaviour[] = [];
  const codesOf: Record<string, Record<string, string>> = {};
  const renamed: JoinedEthograms['renamed'][number][] = [];
  const stayed: JoinedEthograms['stayed'][number][] = [];
  const shared: string[] = [];
  for (const [ethogramId, some] of Map.groupBy(sources, (source) => source.ethogramId)) {
    const own = versions.filter((version) => version.ethogramId === ethogramId);
    const target = Math.max(...some.map(({ number }) => number));
    const before = [...behaviours];
    const joinedCodes = new Map<string, string>();
    const join = ({ number, code, reason }: Place): string => {
      const known = joinedCodes.get(`${number} ${code}`);
      if (known !== undefined) return known;
      const behaviour = behaviourOf(own, number, code);
      const same = reason === null ? before.find((one) => isSameBehaviour(one.behaviour, behaviour)) : undefined;
      const joined = same?.code ?? freeCode(behaviours, { ethogramId, number, code });
      joinedCodes.set(`${number} ${code}`, joined);
      if (same === undefined) behaviours.push({ code: joined, behaviour, ethogramId, number, campaignIds: [] });
      else if (code !== NOT_VISIBLE) shared.push(joined);
      if (reason !== null) stayed.push({ code: joined, reason });
      return joined;
    };
    // The highest version first, so that its behaviours have their codes.
    for (const source of some.toSorted((one, other) => other.number - one.number)) {
      const codes: Record<string, string> = {};
      for (const { code } of versionIn(own, source.number).behaviours) {
        const place = placeOf(code, own, source.number, target);
        codes[code] = join(place);
        const isRenamed = place.reason === null && place.code !== code;
        if (isRenamed && !renamed.some((one) => one.number === source.number && one.from === code))
          renamed.push({ ethogramId, number: source.number, from: code, code: codes[code] });
      }
      codesOf[source.campaignId] = codes;
    }
  }
  const knows = (campaignId: string, code: string) => Object.values(codesOf[campaignId] ?? {}).includes(code);
  return {
    behaviours: behaviours.map((one) => ({
      ...one,
      campaignIds: sources.map(({ campaignId }) => campaignId).filter((campaignId) => knows(campaignId, one.code)),
    })),
    ...{ codesOf, renamed, stayed, shared },
  };
}

/** Returns the behaviours that the ethograms of some campaigns lack, "not visible" left out. */
export function inSomeOnly(
  { behaviours }: Pick<JoinedEthograms, 'behaviours'>,
  campaignIds: readonly string[],
): readonly JoinedBehaviour[] {
  return behaviours.filter(
    (one) => one.code !== NOT_VISIBLE && campaignIds.some((id) => !one.campaignIds.includes(id)),
  );
}

function placeOf(code: string, own: readonly JoinableVersion[], from: number, to: number): Place {
  const { carried, stayed } = carryObservations([{ code, modifiers: {} }], own, from, to);
  const [arrived] = carried;
  const [left] = stayed;
  if (arrived !== undefined || left === undefined) return { number: to, code: arrived?.code ?? code, reason: null };
  return { number: left.at - 1, code: left.observed.code, reason: left.reason };
}

function versionIn(own: readonly JoinableVersion[], number: number): JoinableVersion {
  const version = own.find((one) => one.number === number);
  if (version === undefined) throw new Error(`version ${number} is missing`);
  return version;
}

function behaviourOf(own: readonly JoinableVersion[], number: number, code: string): Behaviour {
  const behaviour = versionIn(own, number).behaviours.find((one) => one.code === code);
  if (behaviour === undefined) throw new Error(`version ${number} has no behaviour ${code}`);
  return behaviour;
}

/** A definition that nobody wrote says nothing of what was meant. */
function isSameBehaviour(one: Behaviour, other: Behaviour): boolean {
  if (one.code === NOT_VISIBLE && other.code === NOT_VISIBLE) return true;
  return (
    one.code === other.code &&
    one.type === other.type &&
    isSameValue(one.name, other.name) &&
    isSameValue(one.definition, other.definition) &&
    !isUntranslated(one.definition)
  );
}

function freeCode(
  taken: readonly Pick<JoinedBehaviour, 'code'>[],
  { ethogramId, number, code }: NumberedVersion & { readonly code: string },
): string {
  const isFree = (wanted: string) => taken.every((one) => codeKey(one.code) !== codeKey(wanted));
  const ofEthogram = `${code}@${ethogramId}`;
  return [code, ofEthogram].find(isFree) ?? `${ofEthogram}@${number}`;
}
