import { describe, expect, it } from 'vitest';
import { checkSettings, tidySettings, type TypedSettings } from './check-settings.ts';

const good: TypedSettings = {
  zooName: 'Parc des Trois Rivières',
  code: 'P3R',
  languages: ['fr', 'en'],
  awmId: null,
  zimsId: null,
  slackChannel: null,
  slackEndpoint: null,
  referentEthologistIds: [],
  supportEthologistIds: [],
  pedagogicalUserId: null,
};
const codes = (differences: Partial<TypedSettings>) =>
  Object.entries(checkSettings({ ...good, ...differences })).map(([field, error]) => `${field}: ${error.code}`);

describe('tidy settings', () => {
  it('have no blanks around a text, and nothing for an empty one', () => {
    expect(tidySettings({ ...good, zooName: '  Réserve  ', code: ' ', zimsId: '', awmId: ' 42 ' })).toEqual({
      ...good,
      zooName: 'Réserve',
      code: null,
      awmId: '42',
    });
  });
  it('keep a blank name, which is then missed', () => {
    expect(checkSettings(tidySettings({ ...good, zooName: ' \t' }))).toEqual({
      zooName: { code: 'zoo/name-required' },
    });
  });
});

describe('settings', () => {
  it.each([
    ['\u200b', 'zoo/name-required'],
    ['Parc\u0000', 'generic/invalid-input'],
    ['Parc \u202Ecrap', 'generic/invalid-input'],
  ])('do not take the name %j', (zooName, code) => {
    expect(checkSettings({ ...good, zooName })).toEqual({ zooName: { code } });
  });
  it('may be saved with a name and a language', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ code: null, languages: ['pt'] })).toEqual([]);
  });
  it('need a language', () => {
    expect(codes({ languages: [] })).toEqual(['languages: zoo/languages-required']);
  });
  it('name every wrong field at once', () => {
    expect(codes({ zooName: '', languages: [], slackEndpoint: 'ftp://x' })).toHaveLength(3);
  });
  it.each([
    ['zooName', 200],
    ['code', 50],
    ['awmId', 100],
    ['zimsId', 100],
    ['slackChannel', 100],
  ] as const)('have a %s of at most %i characters', (field, longest) => {
    expect(codes({ [field]: 'x'.repeat(longest) })).toEqual([]);
    expect(codes({ [field]: 'x'.repeat(longest + 1) })).toEqual([`${field}: generic/invalid-input`]);
  });
  it('name at most fifty ethologists of a kind', () => {
    const people = (count: number) => Array.from({ length: count }, (_, index) => `person-${index}`);
    expect(codes({ referentEthologistIds: people(50), supportEthologistIds: people(50) })).toEqual([]);
    expect(codes({ supportEthologistIds: people(51) })).toEqual(['supportEthologistIds: generic/invalid-input']);
  });
});

describe('a Slack endpoint', () => {
  const wrong = ['slackEndpoint: zoo/slack-endpoint-invalid'];
  it.each(['https://hooks.slack.com/services/T0/B0/x', `https://hooks.slack.com/services/${'x'.repeat(467)}`])(
    'may be %s',
    (slackEndpoint) => expect(codes({ slackEndpoint })).toEqual([]),
  );
  it.each([
    'http://hooks.slack.com/services/T0',
    'https://hooks.slack.com/services/',
    'https://hooks.slack.com/workflows/x',
    'https://hooks.slack.com.evil.example/x',
    'https://hooks.slack.com@evil.example/x',
    'https://hooks.slack.com/services/a b',
    'javascript:alert(1)',
  ])('may not be %s', (slackEndpoint) => expect(codes({ slackEndpoint })).toEqual(wrong));
  it('has at most five hundred characters', () => {
    expect(codes({ slackEndpoint: `https://hooks.slack.com/services/${'x'.repeat(468)}` })).toEqual([
      'slackEndpoint: generic/invalid-input',
    ]);
  });
});
