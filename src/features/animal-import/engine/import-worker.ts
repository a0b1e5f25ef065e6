import { appError } from '#domain/errors/app-error.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import type { EngineAnswer, EngineAnswers, EngineQuestion, Numbered } from './engine-messages.ts';
import { fileEngine } from './file-engine.ts';

// The module of the worker itself: the file stays in it, the page only gets what it shows.
const engine = fileEngine();
const port = globalThis as unknown as {
  addEventListener(kind: 'message', listener: (event: MessageEvent<Numbered<EngineQuestion>>) => void): void;
  postMessage(answer: EngineAnswer): void;
};

function answerTo(question: EngineQuestion): Promise<Result<EngineAnswers[keyof EngineAnswers]>> {
  if (question.kind === 'open') return engine.open(question.bytes, question.kept);
  if (question.kind === 'look') return engine.look(question.sheet, question.headingsAt, question.kept);
  return engine.check(question.question);
}

port.addEventListener('message', ({ data: { number, message } }) => {
  void answerTo(message)
    .catch(() => fail(appError('import/failed')))
    .then((answer) => port.postMessage({ number, message: answer }));
});
