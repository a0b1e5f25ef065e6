import type access from '../../locales/fr/access.json';
import type account from '../../locales/fr/account.json';
import type animalImport from '../../locales/fr/animal-import.json';
import type animals from '../../locales/fr/animals.json';
import type arrival from '../../locales/fr/arrival.json';
import type auth from '../../locales/fr/auth.json';
import type bell from '../../locales/fr/bell.json';
import type common from '../../locales/fr/common.json';
import type dashboard from '../../locales/fr/dashboard.json';
import type enclosures from '../../locales/fr/enclosures.json';
import type entry from '../../locales/fr/entry.json';
import type errors from '../../locales/fr/errors.json';
import type establishment from '../../locales/fr/establishment.json';
import type gallery from '../../locales/fr/gallery.json';
import type groups from '../../locales/fr/groups.json';
import type iucn from '../../locales/fr/iucn.json';
import type layout from '../../locales/fr/layout.json';
import type lists from '../../locales/fr/lists.json';
import type menu from '../../locales/fr/menu.json';
import type pages from '../../locales/fr/pages.json';
import type password from '../../locales/fr/password.json';
import type people from '../../locales/fr/people.json';
import type search from '../../locales/fr/search.json';
import type automations from '../../locales/fr/automations.json';
import type recurrence from '../../locales/fr/recurrence.json';
import type sectors from '../../locales/fr/sectors.json';
import type settings from '../../locales/fr/settings.json';
import type submenu from '../../locales/fr/submenu.json';
import type taskDetails from '../../locales/fr/task-details.json';
import type taskWizard from '../../locales/fr/task-wizard.json';
import type tasks from '../../locales/fr/tasks.json';
import type taxonomy from '../../locales/fr/taxonomy.json';
import type terms from '../../locales/fr/terms.json';
import type zones from '../../locales/fr/zones.json';

/** The namespaces and, from the French files, their keys. A feature adds its own namespace here. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      access: typeof access;
      account: typeof account;
      animals: typeof animals;
      'animal-import': typeof animalImport;
      arrival: typeof arrival;
      auth: typeof auth;
      bell: typeof bell;
      common: typeof common;
      dashboard: typeof dashboard;
      enclosures: typeof enclosures;
      entry: typeof entry;
      errors: typeof errors;
      establishment: typeof establishment;
      gallery: typeof gallery;
      groups: typeof groups;
      iucn: typeof iucn;
      layout: typeof layout;
      lists: typeof lists;
      menu: typeof menu;
      pages: typeof pages;
      password: typeof password;
      people: typeof people;
      search: typeof search;
      automations: typeof automations;
      recurrence: typeof recurrence;
      sectors: typeof sectors;
      settings: typeof settings;
      submenu: typeof submenu;
      'task-details': typeof taskDetails;
      'task-wizard': typeof taskWizard;
      tasks: typeof tasks;
      taxonomy: typeof taxonomy;
      terms: typeof terms;
      zones: typeof zones;
    };
  }
}
