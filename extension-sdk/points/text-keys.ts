import type { Kind } from './extension.ts'
import type { EntryOf } from './manifest.ts'
import type { TextKey } from './text-key.ts'

type Named<K extends Kind> = Omit<EntryOf<K>, 'module' | 'files'>

const none = () => []
const label = (entry: { label: TextKey }) => [entry.label]

/** The values of each kind that are text keys. */
const TEXTS: { readonly [K in Kind]: (entry: Named<K>) => readonly (TextKey | undefined)[] } = {
  pages: ({ title, link }) => [title, link?.label],
  widgets: none,
  settings: ({ card }) => [card.label, card.description],
  commands: (entry) => [entry.label, entry.keywords],
  rowActions: label,
  bulkActions: label,
  columns: label,
  cards: ({ title }) => [title],
  fields: label,
  searches: label,
  functions: none,
}

/** The values of a contribution that are text keys. */
export const textKeysOf = (kind: Kind, contribution: object): readonly TextKey[] =>
  (TEXTS[kind] as (entry: object) => readonly (TextKey | undefined)[])(contribution).filter(
    (key) => key !== undefined,
  )
