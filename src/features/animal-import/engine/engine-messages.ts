import type { CheckedImport } from '#domain/animal-import/checked-row.ts';
import type { KeptColumns } from '#domain/animal-import/match-columns.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CheckQuestion, OpenedFile, SheetLook } from './file-engine.ts';

/** What the page asks of the worker. */
export type EngineQuestion =
  | { readonly kind: 'open'; readonly bytes: Uint8Array<ArrayBuffer>; readonly kept: KeptColumns }
  | { readonly kind: 'look'; readonly sheet: number; readonly headingsAt: number; readonly kept: KeptColumns }
  | { readonly kind: 'check'; readonly question: CheckQuestion };

export type EngineAnswers = { readonly open: OpenedFile; readonly look: SheetLook; readonly check: CheckedImport };

/** Each question has a number, by which its answer is told. */
export type Numbered<Message> = { readonly number: number; readonly message: Message };
export type EngineAnswer = Numbered<Result<EngineAnswers[keyof EngineAnswers]>>;
