import type access from '../../locales/fr/access.json';
import type auth from '../../locales/fr/auth.json';
import type common from '../../locales/fr/common.json';
import type dashboard from '../../locales/fr/dashboard.json';
import type errors from '../../locales/fr/errors.json';
import type layout from '../../locales/fr/layout.json';
import type menu from '../../locales/fr/menu.json';
import type tasks from '../../locales/fr/tasks.json';

/** The namespaces and, from the French files, their keys. A feature adds its own namespace here. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      access: typeof access;
      auth: typeof auth;
      common: typeof common;
      dashboard: typeof dashboard;
      errors: typeof errors;
      layout: typeof layout;
      menu: typeof menu;
      tasks: typeof tasks;
    };
  }
}
