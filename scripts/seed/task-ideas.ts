import type { TaskType } from '../../src/domain/tasks/task.ts';

/** The tasks of keepers; `{place}` is the enclosure. */
export const TASK_IDEAS: readonly { readonly type: TaskType; readonly title: string; readonly description: string }[] =
  [
    {
      type: 'feeding',
      title: 'Ration du matin – {place}',
      description: 'Peser les restes de la veille avant de distribuer.',
    },
    {
      type: 'feeding',
      title: 'Ration du soir – {place}',
      description: 'Répartir en plusieurs points pour limiter les conflits.',
    },
    { type: 'feeding', title: 'Complément minéral – {place}', description: 'Dose habituelle, noter tout refus.' },
    {
      type: 'animal_check',
      title: 'Contrôle visuel – {place}',
      description: 'Démarche, pelage ou plumage, appétit, comportement.',
    },
    { type: 'animal_check', title: 'Comptage – {place}', description: 'Compter et comparer au registre.' },
    { type: 'animal_check', title: 'Pesée – {place}', description: 'Entraînement volontaire sur la balance.' },
    { type: 'maintenance', title: 'Nettoyage du bâtiment – {place}', description: 'Sols, abreuvoirs, évacuations.' },
    {
      type: 'maintenance',
      title: 'Changer la litière – {place}',
      description: 'Litière complète, désinfection des angles.',
    },
    { type: 'maintenance', title: 'Vérifier la pompe – {place}', description: 'Débit, bruit, filtre.' },
    { type: 'logistics', title: 'Rentrer le fourrage – {place}', description: 'Stock pour trois jours.' },
    {
      type: 'logistics',
      title: 'Préparer la caisse de transport – {place}',
      description: 'Caisse nettoyée, fiches à jour.',
    },
    {
      type: 'safety',
      title: 'Ronde des clôtures – {place}',
      description: 'Tension, points bas, végétation au contact.',
    },
    { type: 'safety', title: 'Essai des trappes – {place}', description: 'Fermeture complète, verrou, témoin.' },
  ];

/** Automations of the largest park: name, recurrence and the idea they repeat. */
export const AUTOMATIONS = [
  {
    name: 'Ration quotidienne des zèbres',
    sector: 'savane',
    enclosure: 1,
    idea: 0,
    recurrence: 'DAILY',
    time: '07:30',
  },
  {
    name: 'Contrôle hebdomadaire des clôtures',
    sector: 'savane',
    enclosure: 4,
    idea: 11,
    recurrence: 'WEEKLY',
    time: '09:00',
  },
  {
    name: 'Comptage mensuel des flamants',
    sector: 'riviere',
    enclosure: 3,
    idea: 4,
    recurrence: 'MONTHLY',
    time: '10:00',
  },
  {
    name: 'Filtre du bassin tous les dix jours',
    sector: 'riviere',
    enclosure: 5,
    idea: 8,
    recurrence: 'CUSTOM',
    time: '08:00',
  },
  { name: 'Pesée des gibbons', sector: 'primates', enclosure: 3, idea: 5, recurrence: 'WEEKLY', time: '11:00' },
  {
    name: 'Essai mensuel des trappes',
    sector: 'carnivores',
    enclosure: 1,
    idea: 12,
    recurrence: 'MONTHLY',
    time: '08:00',
  },
  {
    name: 'Repas des oiseaux d’eau, trois fois par jour',
    sector: 'riviere',
    enclosure: 3,
    idea: 0,
    recurrence: 'DAILY',
    time: '08:00',
    times: ['08:00', '12:00', '17:30'],
  },
] as const;
