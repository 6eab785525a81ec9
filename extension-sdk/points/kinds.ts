import type { Extension, Kind } from './extension.ts'
import type { EntryOf, Manifest } from './manifest.ts'
import type { TextKey } from './text-key.ts'

/** What one kind of contribution is called in messages, what names one of them, and which of its values are text keys. */
interface KindFacts<K extends Kind> {
  noun: string
  idOf: (entry: Named<K>) => string
  textsOf: (entry: Named<K>) => readonly (TextKey | undefined)[]
}

/** A contribution without its code. */
type Named<K extends Kind> = Omit<EntryOf<K>, 'module' | 'files'>

const byId = ({ id }: { id: string }) => id
const byPath = ({ path }: { path: string }) => path
const label = (entry: { label: TextKey }) => [entry.label]

/** Everything that the build, the checks and the shell must know to treat every kind alike. */
export const KINDS: { readonly [K in Kind]: KindFacts<K> } = {
  pages: { noun: 'page', idOf: byPath, textsOf: ({ title, link }) => [title, link?.label] },
  widgets: { noun: 'widget', idOf: byId, textsOf: () => [] },
  settings: { noun: 'settings', idOf: byPath, textsOf: ({ card }) => [card.label, card.description] },
  commands: { noun: 'command', idOf: byId, textsOf: (entry) => [entry.label, entry.keywords] },
  rowActions: { noun: 'row action', idOf: byId, textsOf: label },
  bulkActions: { noun: 'bulk action', idOf: byId, textsOf: label },
  columns: { noun: 'column', idOf: byId, textsOf: label },
  cards: { noun: 'card', idOf: byId, textsOf: ({ title }) => [title] },
  fields: { noun: 'field', idOf: byId, textsOf: label },
  searches: { noun: 'search', idOf: byId, textsOf: label },
}

/** The names of all kinds, in the order of {@link KINDS}. */
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[]

/** What a contribution is called in messages, for example `page /loyalty` or `widget order-points`. */
export function nameOf(kind: Kind, contribution: object): string {
  const { noun, idOf } = KINDS[kind] as KindFacts<Kind>
  const id: unknown = idOf(contribution as Named<Kind>)
  return `${noun} ${typeof id === 'string' ? id : '?'}`
}

/** One contribution of any kind, with what it is called in messages. */
export interface NamedContribution<Source extends Extension | Manifest> {
  kind: Kind
  /** As {@link nameOf} has it. */
  name: string
  contribution: NonNullable<Source[Kind]>[number]
  texts: readonly TextKey[]
}

/** Every contribution of a declaration or of a manifest. */
export function contributionsOf<Source extends Extension | Manifest>(
  source: Source,
): NamedContribution<Source>[] {
  return KIND_NAMES.flatMap((kind) => {
    const { textsOf } = KINDS[kind] as KindFacts<Kind>
    return (source[kind] ?? []).map((contribution) => {
      const named = contribution as Named<Kind>
      return {
        kind,
        name: nameOf(kind, named),
        contribution,
        texts: textsOf(named).filter((key) => key !== undefined),
      }
    })
  })
}
