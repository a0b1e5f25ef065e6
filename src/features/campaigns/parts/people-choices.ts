import { mayObserve } from '#domain/campaigns/check-campaign.ts';
import type { CampaignType } from '#domain/campaigns/campaign-type.ts';
import { displayName, type User } from '#domain/users/user.ts';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';

/** Returns the people whose account is in use: those whom a campaign can name. */
export function peopleInUse(people: readonly User[]): readonly User[] {
  return people.filter(({ isDeleted, isDisabled }) => !isDeleted && !isDisabled);
}

/** Returns the people who may observe campaigns of a type, by name. */
export function observerChoices(people: readonly User[], type: CampaignType): readonly Choice[] {
  return choicesOf(people.filter((person) => mayObserve(person, { type })));
}

/** Returns the people with the rights role of an auditor, by name. */
export function auditorChoices(people: readonly User[]): readonly Choice[] {
  return choicesOf(people.filter(({ rightsRoles }) => rightsRoles.includes('auditor')));
}

/** The address tells people of the same name apart. */
function choicesOf(people: readonly User[]): readonly Choice[] {
  const order = new Intl.Collator('fr', { sensitivity: 'base' });
  const known = peopleInUse(people);
  const namesakes = Map.groupBy(known, displayName);
  return known
    .map((person) => {
      const name = displayName(person);
      const isAlone = namesakes.get(name)?.length === 1;
      return { value: person.userId, label: isAlone ? name : `${name} (${person.userMail})` };
    })
    .toSorted((one, other) => order.compare(one.label, other.label));
}
