import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { settingSwitched } from '../settings/settings.slice.ts';
import { makeStore } from '../store.ts';
import { selectEstablishmentName } from './establishment-name.ts';
import { personSignedIn, sessionFound } from './session.slice.ts';

/**
 * On a screen only a name that somebody types into a form is allowed; elsewhere any but that of the present
 * establishment.
 */
const ON_A_SCREEN = /\b(?!typed\b|SETTINGS_LENGTHS\b)\w+\??\.(?:zooName|userZoo\??\.label)\b/g;
const IN_CODE = /\bestablishment\??\.zooName\b|\buserZoo\??\.label\b/g;
/** This module itself, and letters: invited people must learn who invites them. */
const NOT_SHOWN = [
  'session/establishment-name.ts',
  'people/creation/useCreationContext.ts',
  'people/panel/useInvitationActions.ts',
];

describe('the name of the establishment', () => {
  it('is known once the session is ready, and hidden in anonymous mode', () => {
    const store = makeStore();
    expect(selectEstablishmentName(store.getState())).toBeNull();
    store.dispatch(personSignedIn('keeper-1'));
    store.dispatch(
      sessionFound({
        status: 'ready',
        user: aUser(),
        establishment: anEstablishment(),
        sectors: [],
        actor: anActor(),
      }),
    );
    expect(selectEstablishmentName(store.getState())).toBe('Parc des Trois Rivières');
    store.dispatch(settingSwitched('anonymousMode'));
    expect(selectEstablishmentName(store.getState())).toBeNull();
  });

  it('is taken from here by everything that shows it, so that anonymous mode hides it everywhere', () => {
    const root = new URL('../../../', import.meta.url);
    const showing = globSync('src/{app,features,state,ui,lib,i18n}/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !/\.test\.tsx?$/.test(path) && !NOT_SHOWN.some((other) => path.endsWith(other)))
      .flatMap((path) => {
        const found = readFileSync(new URL(path, root), 'utf8').match(path.endsWith('x') ? ON_A_SCREEN : IN_CODE) ?? [];
        return found.map((words) => `${path}: ${words}`);
      });
    expect(showing).toEqual([]);
  });
});
