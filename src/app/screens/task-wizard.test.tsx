import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import { aSector } from '../../../tests/support/builders/establishment.ts';
import { aTaskTemplate } from '../../../tests/support/builders/task-template.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { choose, field, open, patient, press, toSchedule, WIZARD } from '../../../tests/support/task-wizard.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => sessionStorage.clear());

describe('a new task', () => {
  it('asks for its title, then for its target, each at its field', async () => {
    await open(WIZARD);
    await field(/^Titre/);
    await press('Continuer');
    expect(await screen.findByText('Donnez un titre à la tâche')).toBeVisible();
    await vi.waitFor(() => expect(screen.getByLabelText(/^Titre/)).toHaveFocus());
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Ronde');
    expect(screen.queryByText('Donnez un titre à la tâche')).toBeNull();
    await press('Continuer');
    await screen.findByRole('checkbox', { name: /Savane africaine/ }, patient);
    await press('Continuer');
    expect(await screen.findByText('Choisissez au moins un secteur ou un enclos')).toBeVisible();
  });

  it('without recurrence is written with its sector, due one day later on the wall clock', async () => {
    const { fakes, path } = await open(WIZARD);
    const create = vi.spyOn(fakes.tasks, 'create');
    await toSchedule();
    const day = screen.getByLabelText(/^Jour/);
    await userEvent.clear(day);
    await userEvent.type(day, '2026-03-28');
    const time = screen.getByLabelText('Heure');
    await userEvent.clear(time);
    await userEvent.type(time, '08:00');
    expect(screen.getByLabelText('Heure de l’échéance')).toHaveValue('08:00');
    await press('Créer la tâche');
    await vi.waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      authorId: 'keeper-1',
      content: { title: 'Ronde du soir', target: { level: 'SECTOR', ids: ['savanna'] } },
      places: { sectorId: 'savanna', sectorIds: ['savanna'] },
      scheduledForUnix: Date.parse('2026-03-28T07:00Z'),
      dueAtUnix: Date.parse('2026-03-29T06:00Z'),
    });
    await vi.waitFor(() => expect(path()).toMatch(/\/TaskManagementView\?id=/));
  });

  it('is written with the priority that was chosen', async () => {
    const { fakes } = await open(WIZARD);
    const create = vi.spyOn(fakes.tasks, 'create');
    await userEvent.click(await screen.findByRole('radio', { name: 'Haute' }, patient));
    await toSchedule();
    await press('Créer la tâche');
    await vi.waitFor(() => expect(create.mock.calls[0]?.[0].content.priority).toBe('high'));
  });

  it('that the server refuses is reported, and the typed text stays', async () => {
    const { fakes, path } = await open(WIZARD);
    vi.spyOn(fakes.tasks, 'create').mockResolvedValue(fail(appError('task/create-failed')));
    await toSchedule();
    await press('Créer la tâche');
    expect(await screen.findByText('Impossible de créer la tâche', {}, patient)).toBeVisible();
    expect(path()).toContain('new=task');
    expect(await field(/^Jour/)).not.toHaveValue('');
  });

  it('is summed up at the last step, with a way back to each earlier one', async () => {
    await open(WIZARD);
    await toSchedule('Peser les loutres');
    fireEvent.change(screen.getByLabelText(/^Jour/), { target: { value: '2031-01-31' } });
    fireEvent.change(screen.getByLabelText('Heure'), { target: { value: '08:00' } });
    const summary = screen.getByRole('region', { name: 'Récapitulatif' });
    const factOf = (name: string) => within(summary).getByText(name).nextElementSibling;
    expect(factOf('Titre')).toHaveTextContent('Peser les loutres');
    expect(factOf('Pour quoi')).toHaveTextContent('1 secteur · Savane africaine');
    expect(factOf('Attribuée à')).toHaveTextContent('Tous les soigneurs du secteur');
    expect(factOf('Jour')).toHaveTextContent('vendredi 31 janvier 2031 à 08:00');
    expect(factOf('Échéance')).toHaveTextContent('samedi 1er février 2031 à 08:00');
    expect(factOf('Récurrence')).toHaveTextContent('Une seule fois');
    await userEvent.click(within(summary).getByRole('button', { name: /^Modifier.: Attribution$/ }));
    expect(screen.getByRole('heading', { level: 2, name: /Attribution/ })).toHaveFocus();
    await press('Continuer');
    await press(/^Modifier.: Informations$/);
    expect(screen.getByLabelText(/^Titre/)).toHaveValue('Peser les loutres');
  });

  it('keeps the typed text when the page is opened again', async () => {
    await open(WIZARD);
    await userEvent.type(await field(/^Titre/), 'Peser les loutres');
    cleanup();
    await open(WIZARD);
    expect(await field(/^Titre/)).toHaveValue('Peser les loutres');
    await press('Tout recommencer');
    expect(screen.getByLabelText(/^Titre/)).toHaveValue('');
  });

  it('copies a task, but not its time', async () => {
    await open(`${WIZARD}&copy=task-1`, { tasks: [aTask({ tags: ['foin'] })] });
    expect(await field(/^Titre/)).toHaveValue('Nourrir les zèbres');
    expect(screen.getByText('foin')).toBeVisible();
  });

  it('shows a refusal of the server at its field, on the step that has it', async () => {
    const { fakes } = await open(WIZARD);
    vi.spyOn(fakes.automations, 'save').mockResolvedValue(fail(appError('task/target-unknown', { field: 'target' })));
    await toSchedule();
    await choose('Récurrence', 'Chaque jour');
    await press('Créer l’automatisation');
    expect(await screen.findByText(/Un secteur, un enclos ou un animal choisi/, {}, patient)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Savane africaine/ })).toBeChecked();
  });

  it('offers the sectors of the person first, under a heading', async () => {
    const [own, other] = [
      { sectorKeeper: ['keeper-1'] },
      { sectorKeeper: [], managementUserIds: [], veterinaryUserIds: [], nutritionUserIds: [] },
    ];
    const sectors = [
      aSector({ ...other, sectorId: 'aviary', sectorName: 'Grande volière', value: 'aviary' }),
      aSector({ ...own, sectorId: 'night', sectorName: 'Monde de la nuit', value: 'night' }),
    ];
    await open(WIZARD, { sectors });
    await userEvent.type(await field(/^Titre/), 'Ronde');
    await press('Continuer');
    const list = await screen.findByRole('list', { name: 'Pour quoi' }, patient);
    const lines = within(list).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      ...['Vos secteurs', 'Monde de la nuit', 'Autres secteurs', 'Grande volière'],
    ]);
  });
});

describe('a changed automation', () => {
  it('asks which tasks change, and shows the version it is based on', async () => {
    const { fakes } = await open(`${WIZARD}&edit=template-1`, { automations: [aTaskTemplate()] });
    const save = vi.spyOn(fakes.automations, 'save');
    const title = await field(/^Titre/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Foin du matin');
    await press('Continuer');
    await screen.findByRole('checkbox', { name: /Savane africaine/ }, patient);
    await press('Continuer');
    await userEvent.click(await screen.findByRole('radio', { name: /Toutes les tâches ouvertes aussi/ }, patient));
    await press('Enregistrer');
    await vi.waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      templateId: 'template-1',
      scope: 'allOpen',
      task: { title: 'Foin du matin' },
      expectedUpdatedAtUnix: aTaskTemplate().updatedAtUnix,
    });
  });

  it('shows both versions of a title that somebody else changes, and merges other changes', async () => {
    const { fakes, sources } = await open(`${WIZARD}&edit=template-1`, { automations: [aTaskTemplate()] });
    const save = vi.spyOn(fakes.automations, 'save');
    const title = await field(/^Titre/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Foin du matin');
    const theirs = { title: 'Foin du soir', description: 'Deux bottes', updatedAtUnix: 1_700_000_000_500 };
    sources.automation.show(aTaskTemplate(theirs));
    const conflict = await screen.findByRole('group', { name: 'Titre' }, patient);
    expect(conflict).toHaveTextContent('Foin du soir');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Deux bottes');
    await press('Continuer');
    await userEvent.click(within(conflict).getByRole('button', { name: /^Garder ma saisie/ }));
    await press('Continuer');
    await screen.findByRole('checkbox', { name: /Savane africaine/ }, patient);
    await press('Continuer');
    await screen.findByRole('combobox', { name: 'Récurrence' }, patient);
    await press('Enregistrer');
    await vi.waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      task: { title: 'Foin du matin', description: 'Deux bottes' },
      expectedUpdatedAtUnix: 1_700_000_000_500,
    });
  });

  it('is not found when it does not exist', async () => {
    const { sources } = await open(`${WIZARD}&edit=unknown`);
    sources.automation.say(fail(appError('automation/not-found')));
    expect(await screen.findByText('Automatisation introuvable', {}, patient)).toBeVisible();
  });
});
