import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aTaskTemplate } from '../../../tests/support/builders/task-template.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { choose, field, open, patient, press, toSchedule, WIZARD } from '../../../tests/support/task-wizard.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => sessionStorage.clear());

describe('the schedule of a new task', () => {
  it('with a recurrence shows its next ten dates and is sent to the server', async () => {
    const { fakes } = await open(WIZARD);
    const save = vi.spyOn(fakes.automations, 'save');
    await toSchedule();
    const day = screen.getByLabelText(/^Jour/);
    await userEvent.clear(day);
    await userEvent.type(day, '2031-01-31');
    await choose('Récurrence', 'Chaque mois');
    const preview = await screen.findByRole('region', { name: 'Aperçu des dates' }, patient);
    expect(within(preview).getAllByRole('listitem')).toHaveLength(10);
    expect(within(preview).getByText('vendredi 28 février 2031 à 08:00')).toBeVisible();
    expect(within(preview).getByText(/tombe leur dernier jour/)).toBeVisible();
    expect(within(preview).getByRole('table', { name: 'janvier 2031' })).toBeVisible();
    await userEvent.click(within(preview).getByRole('button', { name: 'Mois suivant' }));
    expect(within(preview).getByRole('cell', { name: /^28 ?: tâche prévue/ })).toBeVisible();
    await press('Créer l’automatisation');
    await vi.waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      templateId: null,
      name: 'Ronde du soir',
      schedule: { recurrence: 'MONTHLY', recurrenceTime: '08:00', dueAt: null },
      expectedUpdatedAtUnix: null,
    });
  });

  it('that recurs since last year shows no date of the past', async () => {
    await open(WIZARD);
    await toSchedule();
    fireEvent.change(screen.getByLabelText(/^Jour/), { target: { value: '2020-01-31' } });
    await choose('Récurrence', 'Chaque jour');
    const preview = await screen.findByRole('region', { name: 'Aperçu des dates' }, patient);
    const dates = [...preview.querySelectorAll('time')].map((one) => Date.parse(one.dateTime));
    expect(dates).toHaveLength(10);
    expect(Math.min(...dates)).toBeGreaterThan(Date.now());
  });

  it('due in the past is questioned, and may be made all the same', async () => {
    const { fakes } = await open(WIZARD);
    const create = vi.spyOn(fakes.tasks, 'create');
    await toSchedule();
    // The first proposal is the end of the day, which may be near.
    fireEvent.change(screen.getByLabelText(/^Jour/), { target: { value: '2030-01-02' } });
    await vi.waitFor(() => expect(screen.queryByText(/est-ce bien voulu/)).toBeNull());
    fireEvent.change(screen.getByLabelText(/^Jour/), { target: { value: '2026-03-28' } });
    expect(await screen.findByText(/^Cette échéance est déjà passée/, {}, patient)).toBeVisible();
    await press('Créer la tâche');
    await vi.waitFor(() => expect(create).toHaveBeenCalled());
  });

  it('on several weekdays is chosen day by day, every second week, and is sent as one rule', async () => {
    const { fakes } = await open(WIZARD);
    const save = vi.spyOn(fakes.automations, 'save');
    await toSchedule();
    fireEvent.change(screen.getByLabelText(/^Jour/), { target: { value: '2030-01-02' } });
    await choose('Récurrence', 'Chaque semaine');
    const days = await screen.findByRole('group', { name: 'Jours de la semaine' }, patient);
    expect(within(days).getAllByRole('checkbox')).toHaveLength(7);
    // Until others are chosen, the day of the start is.
    expect(within(days).getByRole('checkbox', { name: 'mercredi' })).toBeChecked();
    await userEvent.click(within(days).getByRole('checkbox', { name: 'lundi' }));
    expect(screen.getByLabelText('Intervalle')).toHaveValue('1 semaine');
    await userEvent.clear(screen.getByLabelText('Intervalle'));
    await userEvent.type(screen.getByLabelText('Intervalle'), '2');
    expect(screen.getByLabelText('Intervalle')).toHaveValue('2 semaines');
    // In the preview and in the summary.
    expect(screen.getAllByText('Toutes les 2 semaines · lundi et mercredi · à 08:00')).toHaveLength(2);
    await press('Créer l’automatisation');
    await vi.waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0].schedule).toMatchObject({
      recurrence: 'CUSTOM',
      rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE',
      recurrenceInterval: 1,
    });
  });

  it('with a custom rule needs no syntax, and shows the fault of a wrong text at its field', async () => {
    await open(WIZARD);
    await toSchedule();
    await choose('Récurrence', 'Personnalisée');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'jeudi' }, patient));
    const text = screen.getByLabelText(/Règle en texte/);
    expect(text).toHaveValue('FREQ=WEEKLY;BYDAY=TH');
    await choose('Fréquence', 'Chaque mois');
    await userEvent.click(screen.getByRole('radio', { name: 'Un jour de semaine du mois' }));
    expect(screen.getByLabelText(/Règle en texte/)).toHaveProperty('value', expect.stringMatching(/BYDAY=\d[A-Z]{2}$/));
    await userEvent.clear(screen.getByLabelText(/Règle en texte/));
    await userEvent.type(screen.getByLabelText(/Règle en texte/), 'FREQ=HOURLY');
    await press('Créer l’automatisation');
    expect(await screen.findByText('Une règle peut nommer au plus huit heures d’un même jour')).toBeVisible();
  });

  it('at several times of a day is due before the next one, shows its dates and is sent with its times', async () => {
    const { fakes } = await open(WIZARD);
    const save = vi.spyOn(fakes.automations, 'save');
    await toSchedule();
    await choose('Récurrence', 'Chaque jour');
    await press('Ajouter une heure');
    await vi.waitFor(() => expect(screen.getByLabelText('Heure 2')).toHaveFocus());
    expect(screen.getByLabelText('Heure 2')).toHaveValue('12:00');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    const third = await screen.findByLabelText('Heure 3', {}, patient);
    fireEvent.change(third, { target: { value: '12:00' } });
    await press('Créer l’automatisation');
    expect(await screen.findByText('La même heure est donnée deux fois')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    fireEvent.change(third, { target: { value: '18:00' } });
    expect(screen.queryByText('La même heure est donnée deux fois')).toBeNull();
    expect(screen.getByLabelText('Heure de l’échéance')).toHaveValue('12:00');
    const preview = await screen.findByRole('region', { name: 'Aperçu des dates' }, patient);
    expect(within(preview).getByText('Tous les jours · à 08:00, 12:00 et 18:00')).toBeVisible();
    await press('Créer l’automatisation');
    await vi.waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0].schedule).toMatchObject({
      recurrenceTime: '08:00',
      recurrenceTimes: ['08:00', '12:00', '18:00'],
      dueAt: 4 * 3_600_000,
    });
  });

  it('has at most eight times of a day, and each can be taken away', async () => {
    await open(WIZARD);
    await toSchedule();
    await choose('Récurrence', 'Chaque jour');
    for (let number = 2; number <= 8; number++) await press('Ajouter une heure');
    expect(screen.getByLabelText('Heure 8')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ajouter une heure' })).toBeNull();
    expect(screen.getByText('8 heures par jour au plus.')).toBeVisible();
    await press('Retirer l’heure 2');
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Ajouter une heure' })).toHaveFocus());
    expect(screen.getByLabelText('Heure 2')).toHaveValue('16:00');
    expect(screen.queryByLabelText('Heure 8')).toBeNull();
  });

  it('has the times of its custom rule alone, where the rule names them', async () => {
    await open(WIZARD);
    await toSchedule();
    await choose('Récurrence', 'Personnalisée');
    fireEvent.change(screen.getByLabelText(/Règle en texte/), { target: { value: 'FREQ=DAILY;BYHOUR=8,18' } });
    expect(screen.getByText(/^Les heures viennent de la règle.: 08:00 et 18:00\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ajouter une heure' })).toBeNull();
    expect(await screen.findAllByText('Tous les jours · à 08:00 et 18:00', {}, patient)).toHaveLength(2);
  });

  it('of a keeper without the management of the sector cannot recur', async () => {
    await open(WIZARD, { user: aUser({ userId: 'keeper-1', userRight: 'user' }) });
    await toSchedule();
    await userEvent.click(screen.getByRole('combobox', { name: 'Récurrence' }));
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    expect(screen.getByText(/se créent par l’encadrement/)).toBeVisible();
  });
});

describe('the schedule of an automation', () => {
  it('on several weekdays is shown in the weekly fields, without the text of its rule', async () => {
    const { schedule } = aTaskTemplate();
    const weekly = { ...schedule, recurrence: 'CUSTOM' as const, rrule: 'FREQ=WEEKLY;BYDAY=MO,TH' };
    await open(`${WIZARD}&edit=template-1`, { automations: [aTaskTemplate({ schedule: weekly })] });
    await field(/^Titre/);
    await press('Continuer');
    await screen.findByRole('checkbox', { name: /Savane africaine/ }, patient);
    await press('Continuer');
    expect(await screen.findByRole('combobox', { name: 'Récurrence' }, patient)).toHaveValue('Chaque semaine');
    for (const day of ['lundi', 'jeudi']) expect(screen.getByRole('checkbox', { name: day })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'mardi' })).not.toBeChecked();
    expect(screen.queryByLabelText(/Règle en texte/)).toBeNull();
  });
});
