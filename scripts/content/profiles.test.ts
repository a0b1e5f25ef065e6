import { describe, expect, it } from 'vitest';
import { isUntranslated } from '../../src/domain/content/translated.ts';
import { checkProfile } from '../../src/domain/profiles/check-profile.ts';
import { missingTexts } from '../../src/domain/profiles/missing-texts.ts';
import { tidyProfile } from '../../src/domain/profiles/tidy-profile.ts';
import { levelsOfCatalogue } from './levels-of-catalogue.ts';
import { readQuestions } from './read-content.ts';
import { readProfiles } from './read-profiles.ts';

const taxonomy = levelsOfCatalogue();
const questionIds = new Set(readQuestions().map(({ questionId }) => questionId));
const profiles = [...readProfiles()];

it('has a profile for every species, and one each for cats and primates', () => {
  expect(profiles.map(([, { profileRef }]) => profileRef)).toEqual(['PRO-BASE', 'PRO-FELIDAE', 'PRO-PRIMATES']);
});

describe.each(profiles)('%s', (_name, profile) => {
  it('passes the check of editors, and is stored as it is written', () => {
    expect(checkProfile(profile, { taxonomy, takenRefs: new Set(), questionIds, groupIds: new Set() })).toEqual({});
    expect(tidyProfile(profile)).toEqual(profile);
  });
  it('gives the reasons of its weights in all seven languages', () => {
    expect(isUntranslated(profile.description)).toBe(false);
    expect(missingTexts(profile)).toEqual([]);
  });
});
