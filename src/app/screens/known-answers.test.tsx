import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { ok } from '#domain/shared/result.ts';
import { aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import {
  aSession,
  campaign,
  openSessions as open,
  patient,
  press,
  user,
} from '../../../tests/support/session-screens.tsx';

// The parts of a page are compiled when they are first asked for.
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => sessionStorage.clear());

const training = { ...campaign, type: 'training' as const, minAgreement: 0.7, observerIds: [user.userId] };
const manager: typeof user = { ...user, userId: 'manager', userRight: 'admin' };
const ended = { status: 'finished' as const, plannedCount: 4, doneCount: 4 };
const expert = aSession({ ...ended, visitId: 'known', observerId: 'bo', animalIds: ['ada', 'bo'] });
const known = { ...expert, isKnownAnswer: true };
const records = [aSessionRecord()];
const AGREEMENT = { kappa: 0.5, percent: 75, items: 8, unanswered: 1, least: [{ code: 'LOC', kappa: 0.2 }] };
const answer = (differences: Partial<ObservationSession> = {}) =>
  aSession({
    ...{ ...ended, visitId: 'answer', secondOf: 'known', observerId: user.userId, knownAgreement: AGREEMENT },
    ...differences,
  });
const see = (text: string | RegExp) => screen.findByText(text, {}, patient);

describe('the record of a finished session of a training', () => {
  const openRecord = (one: ObservationSession, as = manager) =>
    open(`/ObsSessionView?visitId=${one.visitId}`, { campaign: training, sessions: [one, known], records, as });
  const choose = (name: string) => screen.findByRole('button', { name }, patient);

  it('lets a manager make it the known answers, after a question', async () => {
    const { fakes } = await openRecord(expert);
    const asked = vi.fn(() => Promise.resolve(ok({})));
    fakes.observationSessions.chooseKnownAnswers = asked;
    await userEvent.click(await choose('Définir comme réponses connues'));
    expect(within(screen.getByRole('dialog')).getByText(/Elle ne compte dans aucun résultat/)).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: 'Définir comme réponses connues' });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ visitId: 'known', isKnownAnswer: true }), patient);
  });

  it('is marked once it is, and lets the manager take that back', async () => {
    await openRecord(known);
    expect(await choose('Retirer les réponses connues')).toBeVisible();
    expect(screen.getByText('Réponses connues')).toBeVisible();
    expect(await screen.findByRole('table', {}, patient)).toBeVisible();
  });

  it('closes the known answers to a trainee, who may repeat them', async () => {
    await openRecord(known, user);
    expect(await see('Relevés réservés')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Faire l’exercice' })).toHaveAttribute(
      'href',
      '/ObsSessionView?campaignId=campaign-1&enclosureId=plain&secondOf=known',
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: /réponses connues/ })).toBeNull();
  });

  it('offers a trainee no choice of known answers', async () => {
    await openRecord(expert, user);
    await screen.findByRole('table', {}, patient);
    expect(screen.queryByRole('button', { name: /réponses connues/ })).toBeNull();
  });
});

describe('the record of a session that repeats known answers', () => {
  const openAnswer = (one: ObservationSession, minAgreement = 0.7) =>
    open('/ObsSessionView?visitId=answer', {
      campaign: { ...training, minAgreement },
      sessions: [one, known],
      records,
    });

  it('says that a trainee is below the least agreement, in what, and what to do', async () => {
    await openAnswer(answer());
    expect(await see('Sous le seuil')).toBeVisible();
    expect(await see(/Accord sur 75\s% des réponses connues \(N = 8\) ; kappa 0,500\./)).toBeVisible();
    expect(screen.getByText('1 réponse manque : elle compte comme une différence.')).toBeVisible();
    expect(screen.getByText('Les moins bien reconnus : Nom LOC')).toBeVisible();
    expect(screen.getByText(/puis refaites l’exercice/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refaire l’exercice' })).toBeVisible();
  });

  it('says that a trainee reaches the least agreement', async () => {
    await openAnswer(answer(), 0.5);
    expect(await see('Réussi')).toBeVisible();
    expect(screen.getByText(/Vous observez comme la personne de référence/)).toBeVisible();
  });

  it.each<[ObservationSession['status'], RegExp]>([
    ['finished', /dès que tous les scans de la séance sont reçus/],
    ['interrupted', /Une séance interrompue n’est pas comparée/],
  ])('says why a session that is %s has no comparison', async (status, text) => {
    await openAnswer(answer({ knownAgreement: null, status }));
    expect(await see(text)).toBeVisible();
  });

  it('shows the comparison above the results too', async () => {
    await open('/ObsResultView?visitId=answer', { campaign: training, sessions: [answer(), known], records });
    expect(await see('Comparaison avec les réponses connues')).toBeVisible();
    expect(await see('Résultats de la séance')).toBeVisible();
  });

  it('shows no results of the known answers to a trainee', async () => {
    await open('/ObsResultView?visitId=known', { campaign: training, sessions: [known], records });
    expect(await see('Relevés réservés')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Résultats de la séance' })).toBeVisible();
    expect(screen.queryByText('Budget-temps')).toBeNull();
  });
});

describe('an exercise', () => {
  it('is offered to a trainee who begins, with the result of the last time', async () => {
    await open('/ObsSessionView?campaignId=campaign-1', { campaign: training, sessions: [known, answer()] });
    expect(await see('Exercices')).toBeVisible();
    expect(screen.getByText('Sous le seuil')).toBeVisible();
    expect(screen.getByText(/4 scans/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Faire l’exercice de/ })).toHaveAttribute(
      'href',
      '/ObsSessionView?campaignId=campaign-1&enclosureId=plain&secondOf=known',
    );
  });

  it('begins as the session that it repeats: its enclosure, its animals, as many scans, and at once', async () => {
    const deferred = { ...training, observation: { ...training.observation, isDeferredAllowed: true } };
    const { path, server } = await open('/ObsSessionView?campaignId=campaign-1&enclosureId=plain&secondOf=known', {
      ...{ campaign: deferred, sessions: [known] },
    });
    expect(await see(/Vous refaites la séance du/)).toBeVisible();
    expect(await see('2 animaux à observer')).toBeVisible();
    expect(screen.queryByLabelText('Saisie différée')).toBeNull();
    await press('Commencer');
    await waitFor(() => expect(path()).toMatch(/visitId=/), patient);
    await waitFor(() => expect(server.heads.size).toBe(1), patient);
    expect([...server.heads.values()][0]).toMatchObject({
      ...{ secondOf: 'known', enclosureId: 'plain', animalIds: ['ada', 'bo'], plannedCount: 4, isDeferred: false },
    });
  });
});
