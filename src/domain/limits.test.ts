import { expect, it } from 'vitest';

/**
 * The limits that the specification, the rules of the database and the texts of the app name. A changed limit is changed
 * here too, on purpose: tests that use a limit by its name follow it to any value.
 */
const LIMITS: Readonly<Record<string, unknown>> = {
  ANIMAL_NAME_LENGTH: 100,
  ANIMAL_NOTES_LENGTH: 5_000,
  ANNOUNCEMENT_MESSAGE_LENGTH: 5_000,
  ANNOUNCEMENT_TITLE_LENGTH: 200,
  ARCHIVE_YEARS: 10,
  ATTACHMENT_BYTES: { photo: 2_000_000, video: 50_000_000, sound: 5_000_000 },
  BELL_BADGE_MAX: 99,
  BELL_DESCRIPTION_LENGTH: 50,
  BELL_TASKS_PER_SECTOR: 3,
  BUNDLE_PART_BYTES: 600_000,
  BUNDLE_PART_SIZE: 1_000,
  CALL_KEY_KEPT_MS: 86_400_000,
  CALL_KEY_LENGTH: 20,
  CAPTION_LENGTH: 300,
  CLOCK_TOLERANCE_MS: 300_000,
  DAYS_OF_WEEK: 7,
  DESCRIPTION_MAX_LENGTH: 5_000,
  DESTINATION_LENGTH: 200,
  DONE_PERIOD_MS: 2_592_000_000,
  EARLIEST_BIRTH_YEAR: 1_800,
  EARLIEST_MOVE: -2_208_988_800_000,
  ELEVATIONS: [-1, 0, 1, 2, 3, 4],
  HEAD_BYTES: 512,
  IDLE_HOURS: [1, 4, 12, 24],
  IMPORT_ROWS_A_CALL: 100,
  INFORMATION_CONTENT_LENGTH: 10_000,
  INFORMATION_TITLE_LENGTH: 200,
  INVITATION_TTL_MS: 604_800_000,
  IUCN_NAMES_LENGTH: 1_000,
  IUCN_ROWS_A_CALL: 400,
  MAIL_HOUR_MS: 3_600_000,
  MAX_ACTS_AN_HOUR: { task: 20, announcement: 10, information: 20, informationReminder: 20 },
  MAX_ANIMALS_A_CALL: 100,
  MAX_AREAS: 6,
  MAX_AREA_M2: 10_000_000,
  MAX_ATTACHMENTS: 20,
  MAX_AUDIENCE: 500,
  MAX_COLUMNS: 100,
  MAX_DUE_MS: 31_622_400_000,
  MAX_ETHOLOGISTS: 50,
  MAX_GROUP_SPECIES: 50,
  MAX_HEIGHT_M: 1_000,
  MAX_MADE_AT_ONCE: 50,
  MAX_MAILS_AN_HOUR: { invitation: 600, passwordReset: 20 },
  MAX_MERGED: 20,
  MAX_MESSAGES: 20,
  MAX_MISSED_RECORDED: 50,
  MAX_NAME_LENGTH: 100,
  MAX_OTHER_IDENTIFIERS: 10,
  MAX_PEOPLE: 500,
  MAX_PIXELS: 50_000_000,
  MAX_READ: 400,
  MAX_RESPONSIBLE: 50,
  MAX_SIGN_IN_FAILURES: 10,
  MAX_SLACK_ATTEMPTS: 6,
  MAX_SLACK_NAMED: 10,
  MAX_SLACK_TEXT: 4_500,
  MAX_STORED_BYTES: {
    discovery: 1_000_000_000,
    essential: 5_000_000_000,
    progress: 20_000_000_000,
    fullcare: 50_000_000_000,
    research_partner: 100_000_000_000,
    global: 100_000_000_000,
  },
  MAX_TAGS: 20,
  MAX_TARGETS: { SECTOR: 5, ENCLOSURE: 50, ANIMAL: 200 },
  MAX_TIMES_A_DAY: 8,
  MAX_WIDTH_M: 100_000,
  MAX_ZONES: 50,
  MEMO_LENGTH: 5_000,
  MIN_BEGINNING_LENGTH: 3,
  NAME_MAX_LENGTH: 100,
  NUTRITION_NOTE_LENGTH: 5_000,
  ORDINALS: [1, 2, 3, 4, 5, -1],
  PASSWORD_MIN_LENGTH: 6,
  PLACE_NAME_LENGTH: 100,
  REASON_LENGTH: 500,
  REGISTER_PART_SIZE: 400,
  REGISTRY_ID_LENGTH: 100,
  RRULE_MAX_LENGTH: 500,
  SENDING_HOUR_MS: 3_600_000,
  SETTINGS_LENGTHS: { zooName: 200, code: 50, awmId: 100, zimsId: 100, slackChannel: 100, slackEndpoint: 500 },
  SHAPE_CORNERS: { least: 3, most: 60 },
  SIGN_IN_LOCK_MS: 900_000,
  SIGN_IN_WINDOW_MS: 900_000,
  SLACK_LEASE_MS: 180_000,
  SLACK_TEST_PAUSE_MS: 20_000,
  SLACK_WINDOW_MS: 60_000,
  STORED_MAX_BYTES: 250_000,
  SUBSPECIES_LENGTH: 100,
  SYNC_MAX_BYTES: 5_000_000,
  SYNC_MAX_ROWS: { species: 5_000, families: 1_000, orders: 300, questions: 3_000 },
  TAG_MAX_LENGTH: 60,
  TASK_NOTE_LENGTH: 5_000,
  TAXON_NAME_LENGTH: 300,
  TEMPORARY_PASSWORD_LENGTH: 10,
  TEMPORARY_PASSWORD_TTL_MS: 259_200_000,
  TITLE_MAX_LENGTH: 200,
  UPLOAD_MAX_BYTES: 2_000_000,
};

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).length > 0 &&
    Object.values(value).every(isNumeric));

it('every limit of the domain has the value that people were told', () => {
  const found = Object.values(modules).flatMap((module) =>
    Object.entries(module).filter(([name, value]) => /^[A-Z][A-Z_\d]+$/.test(name) && isNumeric(value)),
  );
  const limits = Object.fromEntries(found.filter(([name]) => name !== 'TERMS_VERSION'));
  expect(limits).toEqual(LIMITS);
});
