import type { Extension, Kind } from './extension.ts'
import type { Manifest } from './extension-manifest.ts'

/** What one of each kind is called in messages and documents. */
export const KINDS: Readonly<Record<Kind, { noun: string }>> = {
  pages: { noun: 'page' },
  widgets: { noun: 'widget' },
  settings: { noun: 'settings' },
  commands: { noun: 'command' },
  rowActions: { noun: 'row action' },
  bulkActions: { noun: 'bulk action' },
  columns: { noun: 'column' },
  cards: { noun: 'card' },
  fields: { noun: 'field' },
  searches: { noun: 'search' },
  functions: { noun: 'function' },
}

/** The names of all kinds, in the order of {@link KINDS}. */
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[]

/** What a contribution is called in messages, for example `page /loyalty` or `widget order-points`. */
export function nameOf(kind: Kind, contribution: object): string {
  const { path, id = path } = contribution as { path?: unknown; id?: unknown }
  return `${KINDS[kind].noun} ${typeof id === 'string' ? id : '?'}`
}

/** One contribution of any kind, with what it is called in messages. */
export interface NamedContribution<Source extends Extension | Manifest> {
  kind: Kind
  /** As {@link nameOf} has it. */
  name: string
  contribution: NonNullable<Source[Kind]>[number]
}

/** Every contribution of a declaration or of a manifest. */
export function contributionsOf<Source extends Extension | Manifest>(
  source: Source,
): NamedContribution<Source>[] {
  return KIND_NAMES.flatMap((kind) =>
    (source[kind] ?? []).map((contribution) => ({ kind, name: nameOf(kind, contribution), contribution })),
  )
}
