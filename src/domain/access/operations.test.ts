import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { CAMPAIGN_TYPES } from './campaign-type.ts';
import type { Actor } from './actor.ts';
import { isRefusedInDemo, mayDo, OPERATIONS, type Operation } from './operations.ts';
import { RIGHTS_ROLES, type RightsRole } from './rights-roles.ts';
import { ROLES } from './roles.ts';

const inSavanna = { zooId: 'zoo-1', sectorIds: ['savanna'], authorId: 'someone' };
const NO_SECTORS = { management: [], veterinary: [], nutrition: [], keeper: [] };
const operations = Object.keys(OPERATIONS) as Operation[];

describe('the operations a person may do', () => {
  it('are none in another establishment, whatever the role', () => {
    for (const role of ['user', 'admin', 'superAdmin'] as const)
      expect(operations.filter((o) => mayDo(anActor({ role }), o, { ...inSavanna, zooId: 'zoo-2' }))).toEqual([]);
  });
  it('are none on tasks in a discovery establishment', () => {
    const manager = anActor({ role: 'admin', tier: 'discovery' });
    expect(operations.filter((o) => o.startsWith('task') && mayDo(manager, o, inSavanna))).toEqual([]);
  });
  it('let a keeper create and work on tasks but not cancel another’s', () => {
    const keeper = anActor();
    expect(mayDo(keeper, 'task.create', inSavanna)).toBe(true);
    expect(mayDo(keeper, 'task.work', inSavanna)).toBe(true);
    expect(mayDo(keeper, 'task.manage', inSavanna)).toBe(false);
  });
  it.each(ROLES.filter((role) => role !== 'pedagoadmin'))('let a %s confirm a notice, whatever the sector', (role) => {
    expect(mayDo(anActor({ role, sectors: NO_SECTORS }), 'information.confirm', inSavanna)).toBe(true);
  });
  it('let the author read a notice for other people, and no other keeper', () => {
    expect(mayDo(anActor(), 'information.read', { ...inSavanna, authorId: 'keeper-1' })).toBe(true);
    expect(mayDo(anActor(), 'information.read', inSavanna)).toBe(false);
  });
  it('let the author cancel a task', () => {
    expect(mayDo(anActor(), 'task.manage', { ...inSavanna, authorId: 'keeper-1' })).toBe(true);
  });
  it('let management cancel in its own sector and in no other', () => {
    const lead = anActor({ sectors: { management: ['savanna'], veterinary: [], nutrition: [], keeper: [] } });
    expect(mayDo(lead, 'task.manage', inSavanna)).toBe(true);
    expect(mayDo(lead, 'task.manage', { ...inSavanna, sectorIds: ['aviary'] })).toBe(false);
  });
  it.each(['admin', 'superAdmin'] as const)('let a %s manage every task of the establishment', (role) => {
    expect(mayDo(anActor({ role }), 'task.manage', { ...inSavanna, sectorIds: ['aviary'] })).toBe(true);
  });
  it('leave a pedagogical account nothing, author or not', () => {
    const pedago = anActor({
      role: 'pedagoadmin',
      sectors: { management: ['savanna'], veterinary: [], nutrition: [], keeper: [] },
    });
    const own = { ...inSavanna, authorId: pedago.userId, memberIds: [pedago.userId] };
    expect(operations.filter((o) => mayDo(pedago, o, own))).toEqual([
      'reservedContent.read',
      'reference.read',
      'user.read',
      'zoo.read',
    ]);
  });
  it('keep the administration of establishments for provider staff', () => {
    expect(mayDo(anActor({ role: 'superAdmin' }), 'zoo.administer', inSavanna)).toBe(false);
    expect(
      mayDo(anActor({ role: 'superAdmin', isStaff: true }), 'zoo.administer', { ...inSavanna, zooId: 'zoo-2' }),
    ).toBe(true);
  });
});

describe('the operations of one kind of person', () => {
  const may = (actor: Parameters<typeof mayDo>[0], operation: Operation, subject = {}) =>
    mayDo(actor, operation, { ...inSavanna, ...subject });
  it('let the establishment’s ethologists edit campaigns, and no other keeper', () => {
    expect(may(anActor({ isEthologist: true }), 'campaign.edit')).toBe(true);
    expect(may(anActor(), 'campaign.edit')).toBe(false);
  });
  it('let admins and ethologists choose and read the known answers of a training, and no other keeper', () => {
    const operationsOf = (actor: Parameters<typeof mayDo>[0]) =>
      (['knownAnswers.choose', 'knownAnswers.read'] as const).map((operation) => may(actor, operation));
    expect(operationsOf(anActor({ role: 'admin' }))).toEqual([true, true]);
    expect(operationsOf(anActor({ isEthologist: true }))).toEqual([true, true]);
    expect(operationsOf(anActor())).toEqual([false, false]);
  });
  it('let the owner alone edit a quick-evaluation group, the manager neither', () => {
    expect(may(anActor(), 'quickGroup.edit', { authorId: 'keeper-1' })).toBe(true);
    expect(may(anActor({ role: 'superAdmin' }), 'quickGroup.edit')).toBe(false);
  });
  it('let members evaluate it, and nobody else', () => {
    expect(may(anActor(), 'quickGroup.evaluate', { memberIds: ['keeper-1'] })).toBe(true);
    expect(may(anActor(), 'quickGroup.evaluate', { memberIds: [] })).toBe(false);
  });
  it('let the vet of the sector write health records, its keeper not', () => {
    const sectors = { management: [], veterinary: ['savanna'], nutrition: [], keeper: [] };
    expect(may(anActor({ sectors }), 'record.write')).toBe(true);
    expect(may(anActor(), 'record.write')).toBe(false);
  });
  it('let the keeper of the sector edit its animals but not part with them', () => {
    expect(may(anActor(), 'animal.edit')).toBe(true);
    expect(may(anActor(), 'animal.depart')).toBe(false);
  });
  it('let nobody but admins share an animal with other establishments', () => {
    const sectors = { management: ['savanna'], veterinary: ['savanna'], nutrition: [], keeper: ['savanna'] };
    expect(may(anActor({ sectors }), 'animal.share')).toBe(false);
    expect(may(anActor({ role: 'admin' }), 'animal.share')).toBe(true);
  });
  it('let every role of the sector add photos, and its keeper remove only their own', () => {
    const nutrition = { management: [], veterinary: [], nutrition: ['savanna'], keeper: [] };
    expect([anActor(), anActor({ sectors: nutrition })].map((one) => may(one, 'photo.add'))).toEqual([true, true]);
    expect(may(anActor(), 'photo.add', { sectorIds: ['aviary'] })).toBe(false);
    expect(may(anActor(), 'photo.remove')).toBe(false);
    expect(may(anActor(), 'photo.remove', { authorId: 'keeper-1' })).toBe(true);
  });
  it('let the nutrition of the sector write its notes, and every role read them', () => {
    const nutrition = { management: [], veterinary: [], nutrition: ['savanna'], keeper: [] };
    expect(may(anActor({ sectors: nutrition }), 'nutrition.write')).toBe(true);
    expect(may(anActor(), 'nutrition.write')).toBe(false);
    expect([may(anActor(), 'nutrition.read'), may(anActor({ role: 'pedagoadmin' }), 'nutrition.read')]).toEqual([
      true,
      false,
    ]);
  });
  it('let the person who collected a value correct it', () => {
    expect(may(anActor(), 'value.correct', { authorId: 'keeper-1' })).toBe(true);
    expect(may(anActor(), 'value.correct')).toBe(false);
  });
  it('keep the shared references and the flags of staff for the provider', () => {
    for (const operation of ['reference.edit', 'user.setStaffFlags', 'enrichment.editOfficial'] as const) {
      expect(may(anActor({ role: 'superAdmin' }), operation)).toBe(false);
      expect(may(anActor({ isStaff: true }), operation)).toBe(true);
    }
  });
});

describe('the rights roles', () => {
  const me = 'keeper-1';
  const CAMPAIGNS = CAMPAIGN_TYPES.flatMap((campaignType) => [
    { name: campaignType, campaignType },
    { name: `${campaignType}, as a member`, campaignType, memberIds: [me] },
    { name: `${campaignType}, as an auditor`, campaignType, memberIds: [me], auditorIds: [me] },
  ]);
  /** Returns the operations that the rights role adds for a person, each with its campaigns. */
  const added = (rightsRole: RightsRole, differences: Partial<Actor> = {}) => {
    const before = anActor({ sectors: NO_SECTORS, ...differences });
    const after = { ...before, rightsRoles: [rightsRole] };
    const lines = operations.map((operation) => {
      const where = CAMPAIGNS.filter((campaign) => {
        const subject = { ...inSavanna, ...campaign };
        return mayDo(after, operation, subject) && !mayDo(before, operation, subject);
      });
      return [operation, where.map(({ name }) => name)] as const;
    });
    return Object.fromEntries(lines.filter(([, where]) => where.length > 0));
  };
  const every = CAMPAIGNS.map(({ name }) => name);
  const of = (...words: string[]) => every.filter((name) => words.every((word) => name.includes(word)));
  const editing = (word: string) => ({ 'campaign.edit': of(word), 'session.import': of(word) });
  const reading = { 'campaign.read': every, 'campaignResult.read': every };
  const observing = { 'observed.read': every };
  const asProvider = {
    'scoredPreview.read': every,
    'bibliography.read': every,
    'questionLog.read': every,
  };

  it.each([
    ['welfareCorrespondent', { ...editing('welfare'), 'alert.acknowledge': every }],
    ['supervisor', { 'knownAnswers.read': every, 'session.invalidate': every, 'answer.correctClosed': every }],
    ['auditor', { 'campaign.secondOpinion': of('auditor'), 'knownAnswers.read': of('auditor') }],
    ['internalTeam', asProvider],
    ['educational', {}],
    ['educationalAdmin', editing('pedagogical')],
  ] as const)('add to a keeper, as %s, what the table says', (rightsRole, expected) => {
    expect(added(rightsRole)).toEqual(expected);
  });
  it.each([
    [
      'welfareCorrespondent',
      { ...observing, 'campaign.read': of('welfare'), ...editing('welfare'), 'alert.acknowledge': every },
    ],
    [
      'supervisor',
      {
        ...observing,
        ...reading,
        'knownAnswers.read': every,
        'session.invalidate': every,
        'answer.correctClosed': every,
      },
    ],
    [
      'auditor',
      {
        ...observing,
        'campaign.read': of('auditor'),
        'campaign.record': of('auditor'),
        'campaignResult.read': of('auditor'),
        'campaign.secondOpinion': of('auditor'),
        'knownAnswers.read': of('auditor'),
      },
    ],
    ['internalTeam', asProvider],
    [
      'educational',
      { ...observing, 'campaign.read': of('pedagogical', 'as'), 'campaign.record': of('pedagogical', 'as') },
    ],
    [
      'educationalAdmin',
      {
        ...observing,
        'campaign.read': of('pedagogical'),
        ...editing('pedagogical'),
        'campaign.record': of('pedagogical', 'as'),
        'campaignResult.read': of('pedagogical'),
      },
    ],
  ] as const)('add to a pedagogical account, as %s, what the table says', (rightsRole, expected) => {
    expect(added(rightsRole, { role: 'pedagoadmin' })).toEqual(expected);
  });
  it('take nothing from any account role', () => {
    for (const role of ROLES)
      for (const campaign of CAMPAIGNS) {
        const subject = { ...inSavanna, ...campaign };
        const before = anActor({ role });
        const lost = operations.filter(
          (operation) =>
            mayDo(before, operation, subject) && !mayDo({ ...before, rightsRoles: RIGHTS_ROLES }, operation, subject),
        );
        expect(lost).toEqual([]);
      }
  });
  it('open no campaign in a discovery establishment, nor one of another establishment', () => {
    const person = anActor({ rightsRoles: RIGHTS_ROLES, role: 'pedagoadmin' });
    const campaign = { ...inSavanna, campaignType: 'pedagogical', memberIds: [me], auditorIds: [me] } as const;
    expect(mayDo(person, 'campaign.edit', campaign)).toBe(true);
    expect(mayDo({ ...person, tier: 'discovery' }, 'campaign.edit', campaign)).toBe(false);
    expect(mayDo(person, 'campaign.edit', { ...campaign, zooId: 'zoo-2' })).toBe(false);
  });
});

describe('the content of one establishment', () => {
  const may = (operation: Operation, differences: Partial<Actor>) =>
    mayDo(anActor(differences), operation, { ...inSavanna, sectorIds: [] });
  it('is edited by its ethologists and provider staff, not by its admins', () => {
    expect(may('reservedContent.edit', { isEthologist: true })).toBe(true);
    expect(may('reservedContent.edit', { isStaff: true })).toBe(true);
    expect(may('reservedContent.edit', { role: 'superAdmin' })).toBe(false);
  });
  it('is read by its people where the tier has questionnaires', () => {
    for (const role of ROLES) {
      expect(may('reservedContent.read', { role })).toBe(true);
      expect(may('reservedContent.read', { role, tier: 'discovery' })).toBe(false);
    }
  });
  it('has contexts that admins edit and keepers read', () => {
    expect([may('context.edit', { role: 'admin' }), may('context.edit', {})]).toEqual([true, false]);
    expect([may('context.read', {}), may('context.read', { role: 'pedagoadmin' })]).toEqual([true, false]);
  });
  it('has sessions of files that admins and ethologists import, and no keeper', () => {
    expect([{ role: 'admin' } as const, { isEthologist: true }, {}].map((who) => may('session.import', who))).toEqual([
      ...[true, true, false],
    ]);
  });
  it('has sessions and closed answers that admins and ethologists correct', () => {
    for (const operation of ['session.invalidate', 'answer.correctClosed'] as const) {
      expect(may(operation, { role: 'admin' })).toBe(true);
      expect(may(operation, { isEthologist: true })).toBe(true);
      expect(may(operation, {})).toBe(false);
    }
  });
});

describe('demonstration mode', () => {
  const visitor = anActor({ isDemo: true });
  it('refuses every operation that writes and none that reads', () => {
    expect(operations.filter((o) => !isRefusedInDemo(visitor, o) && !o.endsWith('.read'))).toEqual([]);
    expect(operations.filter((o) => isRefusedInDemo(visitor, o) && o.endsWith('.read'))).toEqual([]);
  });
  it('refuses nothing elsewhere', () => {
    expect(operations.some((o) => isRefusedInDemo(anActor(), o))).toBe(false);
  });
});
