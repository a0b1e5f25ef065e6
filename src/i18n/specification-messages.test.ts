import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { sentencesOf } from '../../tests/support/error-sentences.ts';
import { ERROR_NAMESPACES } from './error-namespaces.ts';
import { errorKey } from './error-message.ts';

function sentenceOf(code: ErrorCode, language: 'en' | 'fr'): string | undefined {
  const [area = '', name = ''] = errorKey(code).split('.');
  return ERROR_NAMESPACES.map((file) => sentencesOf(language, file)[area]?.[name]).find((text) => text !== undefined);
}

/**
 * The English messages of the specification (points 5, 7 and 8); the first letter is a capital, as at the beginning of
 * a sentence.
 */
const ENGLISH: readonly (readonly [ErrorCode, string])[] = [
  ['generic/something-went-wrong', 'Something went wrong, please try again or contact an administrator'],
  ['generic/an-error-occurred', 'An error occurred'],
  ['generic/unknown', 'Unknown error'],
  ['generic/firestore', 'Firestore error'],
  ['generic/delete-failed', 'Something went wrong on delete'],
  ['zoo/not-found', 'Zoo not found'],
  ['enclosure/name-required', 'The name of the enclosure is compulsory'],
  ['enclosure/has-animals', 'You cannot delete an enclosure containing animals'],
  ['enclosure/grid-too-wide', 'Too wide grid'],
  ['animal/enclosure-required', 'An individual must be attached to an enclosure'],
  ['animal/birthdate-future', 'The date of birth cannot be later the date of the day'],
  ['animal/birthdate-invalid', 'The date entered is incorrect'],
  ['parameter/save-failed', 'Unable to save parameter'],
  ['parameter/archive-failed', 'Unable to archive the parameter'],
  ['parameter/delete-failed', 'Unable to delete the parameter'],
  ['parameter/custom-save-failed', 'Unable to save custom parameter'],
  ['limits/save-failed', 'Unable to save limits'],
  ['limits/delete-failed', 'Unable to delete limits'],
  ['record/delete-failed', 'Unable to delete the record'],
  ['order/create-failed', 'Impossible to create the order'],
  ['campaign/save-failed', 'Error when creating or modifying the campaign'],
  ['alert/reason-required', 'Acknowledgement reason required'],
  ['picture/process-failed', 'Impossible to process the image'],
  ['picture/record-failed', 'An error occurred during recording'],
  ['picture/invalid', 'Invalid file, select a JPG or PNG under 10MB'],
  ['export/failed', 'Export error'],
  ['export/csv-failed', 'CSV export failed'],
  ['analysis/insufficient-data', 'Insufficient data for temporal analysis'],
  ['task/status-failed', 'Unable to update task status'],
  ['task/assign-failed', 'Unable to assign this task'],
  ['task/create-failed', 'Unable to create task'],
  ['task/bulk-failed', 'Bulk processing error'],
  ['task/self-assign-failed', 'Unable to self-assign'],
  ['task/automation-archive-failed', 'Error while archiving an automation'],
  ['prescription/create-failed', 'Unable to create the prescription'],
  ['information/create-failed', 'Unable to create the information'],
  ['user/load-failed', 'Error loading users'],
  ['user/email-in-use', 'This email is already in use'],
  ['demo/action-not-taken', 'Demonstration mode: action not taken into account'],
  ['demo/unauthorized-action', 'Unauthorized action in demonstration mode'],
  ['evaluation/question-required', 'Question required'],
  ['evaluation/choices-max', 'Maximum choices reached'],
  ['import/failed', 'Importing the file has failed, please check and start again'],
];

/** The French messages of the specification, with its own apostrophes. */
const FRENCH: readonly (readonly [ErrorCode, string])[] = [
  ['generic/load-failed', 'Impossible de charger les données'],
  ['generic/loading-error', 'Erreur lors du chargement'],
  ['generic/no-data', 'Aucune donnée disponible'],
  ['generic/not-connected', 'Connexion à la base de données non établie'],
  ['picture/evaluation-invalid', 'Veuillez sélectionner une image valide'],
  ['picture/evaluation-too-large', "L'image est trop volumineuse (max 5MB)"],
  ['picture/unreadable', "Impossible de lire l'image"],
  ['export/report-failed', 'Une erreur est survenue lors de la génération du rapport'],
  ['export/year-required', 'Veuillez sélectionner au moins une année'],
  ['evaluation/notes-load-failed', 'Impossible de charger les notes'],
  ['evaluation/note-save-failed', 'Erreur lors de la sauvegarde de la note'],
  ['evaluation/note-add-failed', "Erreur lors de l'ajout de la note"],
  ['evaluation/load-failed', "Une erreur est survenue lors du chargement de l'évaluation"],
  ['evaluation/group-not-found', "Le groupe spécifié n'a pas été trouvé"],
  ['evaluation/start-failed', "Erreur lors de l'initialisation de l'évaluation"],
  ['evaluation/save-failed', "Une erreur est survenue lors de la sauvegarde de l'évaluation"],
  ['evaluation/media-unsupported', "La capture de média n'est pas supportée sur le web"],
  ['evaluation/question-type-unsupported', 'Type de question non supporté'],
];

describe('a message of the specification is the same letter for letter', () => {
  it.each(ENGLISH)('in English: %s', (code, sentence) => {
    expect(sentenceOf(code, 'en')).toBe(sentence);
  });
  it.each(FRENCH)('in French: %s', (code, sentence) => {
    expect(sentenceOf(code, 'fr')).toBe(sentence);
  });
  it('and begins the sentence that goes on with advice', () => {
    expect(sentenceOf('group/has-animals', 'en')).toMatch(/^Group deletion impossible with animals/);
    expect(sentenceOf('export/pdf-locked', 'fr')).toMatch(/^Fonctionnalité Premium/);
  });
});
