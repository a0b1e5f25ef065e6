import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SaveNotificationSettingsRequest } from '#domain/callables/notifications.ts';
import { accountRoutes } from '#features/account/account.routes.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000 };

async function open() {
  const fake = fakeRepositories({ user: aUser(), establishment: anEstablishment(), sectors: [aSector()] });
  const saved: SaveNotificationSettingsRequest[] = [];
  fake.fakes.notifications = {
    ...fake.fakes.notifications,
    saveSettings: (request) => {
      saved.push(request);
      return Promise.resolve(ok({}));
    },
  };
  await openApp('/userSettings', { repositories: fake.repositories, features: accountRoutes });
  const card = within(await screen.findByRole('region', { name: 'Notifications' }, patient));
  return { ...fake, saved, card };
}

describe('the card of notifications', () => {
  it('turns the daily mail on and off', async () => {
    const { card, saved } = await open();
    const mail = await card.findByRole('switch', { name: /^Un e-mail chaque matin/ });
    expect(mail).not.toBeChecked();
    await userEvent.click(mail);
    await vi.waitFor(() => expect(mail).toBeChecked());
    await userEvent.click(mail);
    await vi.waitFor(() => expect(mail).not.toBeChecked());
    expect(saved).toEqual([{ mailDigest: 'daily' }, { mailDigest: 'none' }]);
  });
  it('leaves the switch as it was, and says so, when saving fails', async () => {
    const { card, fakes } = await open();
    fakes.notifications.saveSettings = () => Promise.resolve(fail(appError('generic/offline')));
    const mail = await card.findByRole('switch', { name: /^Un e-mail chaque matin/ });
    await userEvent.click(mail);
    expect(await screen.findByText(/connexion/i, { selector: '.mantine-Notification-root *' }, patient)).toBeVisible();
    expect(mail).not.toBeChecked();
  });
  it('says that there are no push messages when the project or the browser has none', async () => {
    const { card, saved } = await open();
    const push = card.getByRole('switch', { name: /^Des notifications sur cet appareil/ });
    await userEvent.click(push);
    expect(await card.findByRole('alert')).toHaveTextContent('Cet appareil ne peut pas recevoir de notifications');
    expect(push).not.toBeChecked();
    expect(saved).toEqual([]);
  });
});
