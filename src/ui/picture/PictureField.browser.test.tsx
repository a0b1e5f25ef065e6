import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PictureField } from './PictureField.tsx';
import type { SavePicture } from './usePictureField.ts';

const texts = {
  choose: 'Choisir une image',
  replace: 'Remplacer l’image',
  remove: 'Retirer l’image',
  cancel: 'Annuler',
  hint: 'JPG ou PNG de moins de 10 Mo',
  preparing: 'Préparation…',
  saving: 'Enregistrement…',
  removing: 'Retrait…',
  saved: 'Image enregistrée',
  removed: 'Image retirée',
  none: 'Aucune image',
};
const problems = {
  'picture/invalid': 'Fichier non valable',
  'picture/too-many-pixels': 'Trop de pixels',
  'picture/process-failed': 'Impossible de traiter l’image',
};

async function aPhoto(name = 'lion.png', width = 40): Promise<File> {
  const canvas = new OffscreenCanvas(width, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

const stored = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')}`;

const works = async () => null;

function Field({
  onSave = works,
  onRemove,
  askRemoval,
  start = null,
  disabledReason,
}: {
  readonly onSave?: SavePicture;
  readonly onRemove?: () => Promise<string | null>;
  readonly askRemoval?: () => Promise<boolean>;
  readonly start?: string | null;
  readonly disabledReason?: string;
}) {
  const [src, setSrc] = useState(start);
  return (
    <MantineProvider>
      <PictureField
        label="Photo"
        alt="Portrait de Camille"
        src={src}
        texts={texts}
        problems={problems}
        {...(disabledReason === undefined ? {} : { disabledReason })}
        {...(askRemoval === undefined ? {} : { askRemoval })}
        onSave={async (base64) => {
          const failure = await onSave(base64);
          if (failure === null) setSrc(`data:image/jpeg;base64,${base64}`);
          return failure;
        }}
        {...(onRemove === undefined
          ? {}
          : {
              onRemove: async () => {
                const failure = await onRemove();
                if (failure === null) setSrc(null);
                return failure;
              },
            })}
      />
    </MantineProvider>
  );
}

const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const choose = (file: File) => userEvent.upload(input(), file);

test('a chosen picture is shrunk, shown, saved and announced', async () => {
  const onSave = vi.fn<SavePicture>(async () => null);
  await render(<Field onSave={onSave} />);
  await expect.element(page.getByRole('group', { name: 'Photo' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Aucune image' })).toBeVisible();
  await choose(await aPhoto());
  await expect.element(page.getByRole('status')).toHaveTextContent('Image enregistrée');
  expect(atob(onSave.mock.lastCall?.[0] ?? '').slice(0, 3)).toBe('\u00ff\u00d8\u00ff');
  await expect.element(page.getByRole('img', { name: 'Portrait de Camille' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remplacer l’image' })).toBeVisible();
});

test('a dropped picture is accepted like a chosen one', async () => {
  const onSave = vi.fn<SavePicture>(async () => null);
  await render(<Field onSave={onSave} />);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(await aPhoto());
  const place = page.getByText(texts.hint).element();
  place.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Image enregistrée');
  expect(onSave).toHaveBeenCalledOnce();
});

test('a file that is no picture is refused at the field, which gets the focus, and nothing is sent', async () => {
  const onSave = vi.fn<SavePicture>(async () => null);
  await render(<Field onSave={onSave} />);
  await choose(new File(['<svg><script>1</script></svg>'], 'photo.png', { type: 'image/png' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Fichier non valable');
  const button = page.getByRole('button', { name: 'Choisir une image' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription('JPG ou PNG de moins de 10 Mo Fichier non valable');
  expect(onSave).not.toHaveBeenCalled();
});

test('when saving fails the former picture is shown again, and the same file may be chosen anew', async () => {
  const onSave = vi.fn<SavePicture>().mockResolvedValueOnce('Hors ligne').mockResolvedValueOnce(null);
  await render(<Field onSave={onSave} start={stored} />);
  const photo = await aPhoto();
  await choose(photo);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Hors ligne');
  await expect.element(page.getByRole('img', { name: 'Portrait de Camille' })).toHaveAttribute('src', stored);
  await choose(photo);
  await expect.element(page.getByRole('status')).toHaveTextContent('Image enregistrée');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('during saving a bar says so, and no second picture is accepted', async () => {
  const saved = Promise.withResolvers<string | null>();
  const onSave = vi.fn<SavePicture>(() => saved.promise);
  await render(<Field onSave={onSave} />);
  await choose(await aPhoto());
  await expect.element(page.getByRole('progressbar', { name: 'Enregistrement…' })).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(await aPhoto('other.png'));
  page
    .getByText('Enregistrement…')
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  saved.resolve(null);
  await expect.element(page.getByRole('status')).toHaveTextContent('Image enregistrée');
  expect(onSave).toHaveBeenCalledOnce();
});

test('a picture is removed by the keyboard, and the focus stays in the field', async () => {
  const onRemove = vi.fn(async () => null);
  await render(<Field start={stored} onRemove={onRemove} />);
  (page.getByRole('button', { name: 'Remplacer l’image' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Image retirée');
  await expect.element(page.getByRole('img', { name: 'Aucune image' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choisir une image' })).toHaveFocus();
  expect(onRemove).toHaveBeenCalledOnce();
});

test('a picture that cannot be removed stays, with the reason', async () => {
  await render(<Field start={stored} onRemove={async () => 'Action non autorisée'} />);
  await page.getByRole('button', { name: 'Retirer l’image' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Action non autorisée');
  await expect.element(page.getByRole('img', { name: 'Portrait de Camille' })).toHaveAttribute('src', stored);
});

test('a picture stays when the person does not confirm its removal', async () => {
  const onRemove = vi.fn(async () => null);
  const answers = [false, true];
  await render(<Field start={stored} onRemove={onRemove} askRemoval={async () => answers.shift() ?? false} />);
  const remove = page.getByRole('button', { name: 'Retirer l’image' });
  await remove.click();
  await expect.element(page.getByRole('img', { name: 'Portrait de Camille' })).toHaveAttribute('src', stored);
  expect(onRemove).not.toHaveBeenCalled();
  await remove.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Image retirée');
});

test('a person who may not change it sees the picture and the reason', async () => {
  await render(<Field start={stored} disabledReason="Seuls les responsables la changent" />);
  await expect.element(page.getByText('Seuls les responsables la changent')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('an address without a picture shows a sign, not a broken picture', async () => {
  await render(<Field start="data:image/png;base64,AAAA" />);
  await expect.element(page.getByRole('img', { name: 'Aucune image' })).toBeVisible();
});

test('its buttons are large enough for a finger', async () => {
  await render(<Field start={stored} onRemove={async () => null} />);
  for (const name of ['Remplacer l’image', 'Retirer l’image'])
    expect(page.getByRole('button', { name }).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
