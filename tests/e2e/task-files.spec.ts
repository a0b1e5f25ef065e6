import type { Page } from '@playwright/test';
import { aJpeg } from '../functions/support/picture-files.ts';
import { findings } from './support/axe.ts';
import { elsewhere } from './support/elsewhere.ts';
import { expect, test } from './support/test.ts';

// Two people with a browser each, and axe checks every state.
test.setTimeout(240_000);

/** A second of silence, as a recorder would write it. */
function aSound(): Buffer {
  const samples = 8_000;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(samples, 24);
  header.writeUInt32LE(samples, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples, 40);
  return Buffer.concat([header, Buffer.alloc(samples, 0x80)]);
}

const filesOf = (page: Page) => page.getByRole('region', { name: 'Fichiers' });
const choose = (page: Page, ...files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
  filesOf(page)
    .getByLabel('Choisir des fichiers')
    .and(page.locator('input'))
    .setInputFiles([...files]);
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aJpeg({ width: 1_200, height: 900, exif: true }),
});
const sound = { name: 'cri.wav', mimeType: 'audio/wav', buffer: aSound() };

/** Expects the photo to be drawn, and the sound to know its length. */
async function seesBoth(page: Page): Promise<void> {
  const files = filesOf(page);
  await expect(files.getByRole('listitem')).toHaveCount(2);
  const drawn = files.getByRole('button', { name: 'Agrandir abreuvoir.jpg' }).locator('img');
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  await expect.poll(() => files.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration)).toBe(1);
}

test('a keeper adds a photo and a sound, finds them after a reload, and a manager removes one', async ({
  page,
  signIn,
  park,
  browser,
}) => {
  const { taskId } = await park.addTask();
  await signIn.back('keeper@fullcare.example');
  await page.goto(`/TaskManagementView?id=${taskId}`);
  await choose(page, await photo('abreuvoir.jpg'), sound);
  await seesBoth(page);
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await seesBoth(page);
  await filesOf(page).getByRole('button', { name: 'Agrandir abreuvoir.jpg' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photos' }).or(page.locator('.yarl__portal'));
  await expect(viewer.getByRole('img', { name: 'abreuvoir.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();

  const stored = (await park.task(taskId))['attachments'] as { kind: string; bytes: number; path: string }[];
  expect(stored.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b))).toEqual(['photo', 'sound']);
  expect(Math.max(...stored.map(({ bytes }) => bytes))).toBeLessThanOrEqual(250_000);

  const { page: managerPage, ...office } = await elsewhere(browser);
  await office.signIn.back('manager@fullcare.example');
  await managerPage.goto(`/TaskManagementView?id=${taskId}`);
  await seesBoth(managerPage);
  await filesOf(managerPage).getByRole('button', { name: 'Supprimer cri.wav' }).click();
  await managerPage.getByRole('button', { name: 'Supprimer le fichier' }).click();
  await expect(filesOf(managerPage).getByRole('listitem')).toHaveCount(1);
  await expect(managerPage.getByText('Fichier supprimé')).toBeVisible();
  // The keeper's page follows by itself.
  await expect(filesOf(page).getByRole('listitem')).toHaveCount(1);
  expect((await park.task(taskId))['attachments']).toMatchObject([{ kind: 'photo' }]);
  await office.close();
});

test(
  'a file of another type than it declares is refused at once; one chosen without a network waits for another try',
  { tag: '@desktop' },
  async ({ page, signIn, park, context }) => {
    const { taskId } = await park.addTask();
    await signIn.back('keeper@fullcare.example');
    await page.goto(`/TaskManagementView?id=${taskId}`);
    const files = filesOf(page);
    await choose(page, { name: 'faux.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') });
    await expect(files.getByRole('alert')).toHaveText(
      'Ce fichier n’est ni une photo, ni une vidéo, ni un son pris en charge',
    );
    await files.getByRole('button', { name: 'Retirer faux.jpg de la liste' }).click();

    await choose(page, sound);
    await expect(files.getByRole('listitem')).toHaveCount(1);
    await context.setOffline(true);
    await choose(page, { ...sound, name: 'appel.wav' });
    await expect(files.getByRole('alert')).toHaveText(
      'Le réseau ne répond pas. Vérifiez la connexion, puis réessayez.',
    );
    await context.setOffline(false);
    await files.getByRole('button', { name: 'Réessayer appel.wav' }).click();
    await expect(files.getByRole('listitem')).toHaveCount(2);
    await expect(files.getByText('appel.wav')).toHaveCount(1);
  },
);

/** Records a second of a moving picture in the page itself, as a camera would. */
const recordVideo = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [160, 120];
    const pen = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    const start = performance.now();
    await new Promise<void>((resolve) => {
      const draw = () => {
        const seen = performance.now() - start;
        pen.fillStyle = `hsl(${seen % 360} 80% 50%)`;
        pen.fillRect(0, 0, 160, 120);
        if (seen < 1_500) requestAnimationFrame(draw);
        else resolve();
      };
      draw();
    });
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });

test(
  'a video that was filmed and a sound are sent, found after a reload, and play',
  { tag: '@desktop' },
  async ({ page, signIn, park }) => {
    const { taskId } = await park.addTask();
    await signIn.back('keeper@fullcare.example');
    await page.goto(`/TaskManagementView?id=${taskId}`);
    const film = { name: 'marche.webm', mimeType: 'video/webm', buffer: Buffer.from(await recordVideo(page)) };
    await choose(page, film, sound);
    // The first call of the function starts a process.
    await expect(filesOf(page).getByRole('listitem')).toHaveCount(2, { timeout: 90_000 });
    await page.reload();
    for (const kind of ['video', 'audio']) {
      const media = filesOf(page).locator(kind);
      await media.evaluate((element: HTMLMediaElement) => {
        element.muted = true;
        return element.play();
      });
      await expect
        .poll(() => media.evaluate(({ currentTime, error }: HTMLMediaElement) => (error ? -1 : currentTime)))
        .toBeGreaterThan(0);
    }
  },
);
