import type { Label, LabelKind } from './taxonomy.ts';

/**
 * Returns a tag, category or goal as it is stored. Tags and goals also have the field names of the specification, which
 * other programs read.
 * @source specification, point 3 "Category, tag, goal"
 */
export function labelDocument(kind: LabelKind, label: Label): Record<string, unknown> {
  if (kind === 'tags') return { ...label, tagId: label.id, tagName: label.name };
  return kind === 'goals' ? { ...label, label: label.name } : { ...label };
}

/**
 * Returns the fields of a stored tag, category or goal under the names of the schema; its name may be stored in either
 * field.
 */
export function labelFields(id: string, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const trad = typeof data['trad'] === 'object' && data['trad'] !== null ? data['trad'] : {};
  const french: unknown = (trad as Record<string, unknown>)['fr'];
  const name = [data['name'], data['tagName'], data['label'], french].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return { ...data, id, name: name ?? '', trad, archived: data['archived'] === true };
}
