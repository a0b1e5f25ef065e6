import { describe, expect, it } from 'vitest';
import { CAMPAIGN_CONTENT } from '#domain/campaigns/campaign.ts';
import { faultsOf, firstOpenStep, stepOf } from './campaign-steps.ts';

describe('the steps of the creation of a campaign', () => {
  it('have every field that an editor writes but the research project, which has no screens yet', () => {
    const known = Object.keys(CAMPAIGN_CONTENT).filter((field) => faultsOf({ [field]: 1 }, [stepOf(field)]).length > 0);
    expect(Object.keys(CAMPAIGN_CONTENT).filter((field) => !known.includes(field))).toEqual(['researchProjectId']);
  });
  it('have the parts of the observation in the first one', () => {
    expect(stepOf('observation.scanCount')).toBe('programme');
    expect(stepOf('endAtUnix')).toBe('dates');
  });
  it('show their faults in the order of the screen', () => {
    const faults = { endAtUnix: 'end', 'observation.scanCount': 'scans', name: 'name' };
    expect(faultsOf(faults, ['programme'])).toEqual([
      ['name', 'name'],
      ['observation.scanCount', 'scans'],
    ]);
  });
});

describe('a stored draft', () => {
  it('is resumed at the first step with a fault', () => {
    expect(firstOpenStep({ auditorIds: 1, enclosureIds: 1 })).toBe('enclosures');
  });
  it('is resumed at the summary when nothing is missing', () => {
    expect(firstOpenStep({})).toBe('summary');
  });
});
