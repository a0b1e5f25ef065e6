import { Button, MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFocusKept } from './useFocusKept.ts';

/** A place with buttons: one works for a while, one goes away, one can be pressed once. */
function Place({ work }: { readonly work: Promise<void> }) {
  const place = useFocusKept<HTMLDivElement>();
  const [isAtWork, setIsAtWork] = useState(false);
  const [isThere, setIsThere] = useState(true);
  const [isSaved, setIsSaved] = useState(false);
  const save = async () => {
    setIsAtWork(true);
    await work;
    setIsAtWork(false);
    setIsSaved(true);
  };
  return (
    <div ref={place} tabIndex={-1} aria-label="Actions" role="group">
      <Button loading={isAtWork} onClick={() => void save()}>
        Rappeler
      </Button>
      <Button loading={isAtWork} disabled={isSaved} onClick={() => void save()}>
        Enregistrer
      </Button>
      {isThere && <Button onClick={() => setIsThere(false)}>Annuler</Button>}
    </div>
  );
}

const actions = () => page.getByRole('group', { name: 'Actions' });
const button = (name: string) => page.getByRole('button', { name });

async function show() {
  const { promise, resolve } = Promise.withResolvers<void>();
  await render(
    <MantineProvider>
      <Place work={promise} />
      <button type="button">Ailleurs</button>
    </MantineProvider>,
  );
  return resolve;
}

async function press(name: string) {
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

it('a button that was busy has the focus back when it is done', async () => {
  const done = await show();
  await press('Rappeler');
  await expect.element(document.body).toHaveFocus();
  done();
  await expect.element(button('Rappeler')).toHaveFocus();
});

it('a button that disappears leaves the focus to its place', async () => {
  await show();
  await press('Annuler');
  await expect.element(actions()).toHaveFocus();
});

it('a button that stays disabled leaves the focus to its place', async () => {
  const done = await show();
  await press('Enregistrer');
  await expect.element(document.body).toHaveFocus();
  done();
  await expect.element(actions()).toHaveFocus();
});

it('a focus moved elsewhere meanwhile stays there', async () => {
  const done = await show();
  await press('Rappeler');
  (button('Ailleurs').element() as HTMLElement).focus();
  done();
  await expect.element(button('Rappeler')).toBeEnabled();
  await expect.element(button('Ailleurs')).toHaveFocus();
});
