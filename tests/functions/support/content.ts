import { randomUUID } from 'node:crypto';
import { aContext } from '../../support/builders/context.ts';
import { aProfile } from '../../support/builders/profile.ts';
import { aQuestionnaire } from '../../support/builders/questionnaire.ts';
import { aWord } from './catalogue.ts';
import { database } from './suite.ts';

const DRAFTS = { questionnaire: aQuestionnaire, profile: aProfile, context: aContext } as const;
export type Area = keyof typeof DRAFTS;

/** Returns a reference that no other content has. */
export function aNewRef(): string {
  return `T-${aWord()}`.toUpperCase();
}

/** Stores a draft as it is, beside the functions, and returns its id. */
export async function createContent(area: Area, differences: object = {}): Promise<string> {
  const id = randomUUID();
  const draft = { ...DRAFTS[area](), [`${area}Ref`]: aNewRef(), ...differences, [`${area}Id`]: id };
  await database.doc(`${area}s/${id}`).set(draft);
  return id;
}
