import type { SectorRole } from '../../src/domain/access/roles.ts';
import type { User } from '../../src/domain/users/user.ts';

/** Password of every account of the seed except the pending one. */
export const DEMO_PASSWORD = 'welfare-demo';
/** Temporary password of the pending account. */
export const PENDING_PASSWORD = 'temp-12345';

/** An account of the seed. Names are invented. */
export type SeedAccount = {
  readonly userId: string;
  readonly email: string;
  readonly zooId: string;
  /** the establishment's name, for the start-up lines */
  readonly establishment: string;
  /** text of the start-up lines */
  readonly role: string;
  readonly right: User['userRight'];
  /** added to the account role; none when absent */
  readonly rightsRoles?: User['rightsRoles'];
  readonly firstname: string;
  readonly lastname: string;
  readonly status?: 'pending' | 'disabled';
  readonly staff?: { readonly rank: NonNullable<User['akongoRank']> };
  /** roles by sector of the park, by their key in parks.ts; '*' is every sector */
  readonly sectors?: Partial<Record<SectorRole, readonly string[]>>;
  readonly note?: string;
  /** colleagues who fill the lists, but never sign in */
  readonly withoutSignIn?: true;
};

const FULLCARE = { zooId: 'zoo-fullcare', establishment: 'Parc des Trois Rivières' } as const;
const ESSENTIAL = { zooId: 'zoo-essential', establishment: 'Réserve de la Baie' } as const;
const DISCOVERY = { zooId: 'zoo-discovery', establishment: 'Ferme des Tilleuls' } as const;
const RESEARCH = { zooId: 'zoo-research', establishment: 'Institut du Littoral' } as const;
const PROVIDER = { zooId: 'zoo-provider', establishment: 'Enclos' } as const;
const DEMO = { zooId: 'zoo-demo', establishment: 'Démonstration' } as const;

const EVERYONE: readonly SeedAccount[] = [
  {
    ...FULLCARE,
    userId: 'fullcare-keeper',
    email: 'keeper@fullcare.example',
    role: 'keeper of two sectors',
    right: 'user',
    firstname: 'Camille',
    lastname: 'Roussel',
    sectors: { keeper: ['savane', 'riviere'] },
  },
  {
    ...FULLCARE,
    userId: 'fullcare-vet',
    email: 'vet@fullcare.example',
    role: 'veterinary',
    right: 'user',
    firstname: 'Nadia',
    lastname: 'Benali',
    sectors: { veterinary: ['*'] },
  },
  {
    ...FULLCARE,
    userId: 'fullcare-nutrition',
    email: 'nutrition@fullcare.example',
    role: 'nutrition',
    right: 'user',
    rightsRoles: ['welfareCorrespondent'],
    firstname: 'Hugo',
    lastname: 'Lambert',
    sectors: { nutrition: ['*'] },
  },
  {
    ...FULLCARE,
    userId: 'fullcare-sector-manager',
    email: 'sector.manager@fullcare.example',
    role: 'management of one sector',
    right: 'user',
    firstname: 'Inès',
    lastname: 'Carvalho',
    sectors: { management: ['savane'] },
  },
  {
    ...FULLCARE,
    userId: 'fullcare-pedago',
    email: 'pedago@fullcare.example',
    role: 'pedagogical admin',
    right: 'pedagoadmin',
    firstname: 'Louis',
    lastname: 'Marchand',
  },
  {
    ...FULLCARE,
    userId: 'fullcare-educator',
    email: 'educator@fullcare.example',
    role: 'pedagogical admin, education observer',
    right: 'pedagoadmin',
    rightsRoles: ['educational'],
    firstname: 'Aurore',
    lastname: 'Fontaine',
  },
  {
    ...FULLCARE,
    userId: 'fullcare-manager',
    email: 'manager@fullcare.example',
    role: 'manager',
    right: 'admin',
    firstname: 'Élodie',
    lastname: 'Garnier',
  },
  {
    ...FULLCARE,
    userId: 'fullcare-super',
    email: 'super@fullcare.example',
    role: 'super manager',
    right: 'superAdmin',
    firstname: 'Marc',
    lastname: 'Delattre',
  },
  {
    ...FULLCARE,
    userId: 'fullcare-pending',
    email: 'pending@fullcare.example',
    role: 'keeper',
    right: 'user',
    firstname: 'Yanis',
    lastname: 'Moreau',
    status: 'pending',
    note: `temporary password ${PENDING_PASSWORD}`,
  },
  {
    ...FULLCARE,
    userId: 'fullcare-disabled',
    email: 'disabled@fullcare.example',
    role: 'keeper',
    right: 'user',
    firstname: 'Paul',
    lastname: 'Vasseur',
    status: 'disabled',
    note: 'disabled: cannot sign in',
  },
  {
    ...FULLCARE,
    userId: 'fullcare-keeper-2',
    email: 'sofia.lopez@fullcare.example',
    role: 'keeper, auditor of campaigns',
    right: 'user',
    rightsRoles: ['auditor'],
    firstname: 'Sofia',
    lastname: 'Lopez',
    sectors: { keeper: ['savane', 'primates'] },
  },
  {
    ...FULLCARE,
    userId: 'fullcare-keeper-3',
    email: 'jonas.weber@fullcare.example',
    role: 'keeper',
    right: 'user',
    firstname: 'Jonas',
    lastname: 'Weber',
    sectors: { keeper: ['voliere', 'terrarium', 'carnivores'] },
    withoutSignIn: true,
  },
  {
    ...ESSENTIAL,
    userId: 'essential-keeper',
    email: 'keeper@essential.example',
    role: 'keeper, education observer',
    right: 'user',
    rightsRoles: ['educational'],
    firstname: 'Bruno',
    lastname: 'Ferreira',
    sectors: { keeper: ['*'] },
  },
  {
    ...ESSENTIAL,
    userId: 'essential-manager',
    email: 'manager@essential.example',
    role: 'manager',
    right: 'admin',
    firstname: 'Claire',
    lastname: 'Dupuis',
  },
  {
    ...DISCOVERY,
    userId: 'discovery-keeper',
    email: 'keeper@discovery.example',
    role: 'keeper',
    right: 'user',
    firstname: 'Amélie',
    lastname: 'Petit',
  },
  {
    ...DISCOVERY,
    userId: 'discovery-manager',
    email: 'manager@discovery.example',
    role: 'manager',
    right: 'admin',
    firstname: 'Thomas',
    lastname: 'Renard',
  },
  {
    ...RESEARCH,
    userId: 'research-manager',
    email: 'manager@research.example',
    role: 'manager',
    right: 'admin',
    firstname: 'Greta',
    lastname: 'Lindqvist',
  },
  {
    ...PROVIDER,
    userId: 'provider-staff',
    email: 'staff@provider.example',
    role: 'provider staff, super manager',
    right: 'superAdmin',
    firstname: 'Olivia',
    lastname: 'Bernard',
    staff: { rank: 'board' },
  },
  {
    ...PROVIDER,
    userId: 'provider-ethologist',
    email: 'ethologist@provider.example',
    role: 'ethologist',
    right: 'user',
    rightsRoles: ['internalTeam'],
    firstname: 'Matteo',
    lastname: 'Ricci',
    staff: { rank: 'other' },
  },
  {
    ...DEMO,
    userId: 'demo-visitor',
    email: 'visitor@demo.example',
    role: 'visitor',
    right: 'admin',
    rightsRoles: ['educational'],
    firstname: 'Visiteur',
    lastname: 'Démo',
    note: 'demonstration mode: nothing is saved',
  },
];

/** People with a document in `users`, whether they sign in or not. */
export const PEOPLE: readonly SeedAccount[] = EVERYONE;

/** Accounts that can sign in, for the start-up lines. */
export const ACCOUNTS: readonly SeedAccount[] = EVERYONE.filter((person) => person.withoutSignIn !== true);
