import { loadNamespaces } from '#i18n/start.ts';

/** Fetches the findings on one animal for its page, with their words. */
export const loadAnimalFindings = async () => {
  const [part] = await Promise.all([
    import('./findings/AnimalFindings.tsx'),
    loadNamespaces([
      'animal-analysis',
      'analyses',
      'campaigns',
      'campaign-errors',
      'session-errors',
      'ethogram-errors',
    ]),
  ]);
  return { default: part.AnimalFindings };
};
