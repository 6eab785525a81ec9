import {
  type CellReader,
  type DecimalMark,
  decimalsIn,
  type ImportColumn,
  isTyped,
  priceReader,
  type ReadCell,
  readDecimal,
  typedAs,
  wrong,
} from '@stoa/admin/import'
import { PRODUCT_STATUSES } from '@stoa/admin/choices'
import type { StoreFacts } from './store-facts.ts'

const YES = new Set(['true', 'yes', '1', 'ja', 'oui', 'y', 'x', 'نعم'])
const NO = new Set(['false', 'no', '0', 'nein', 'non', 'n', 'لا'])

const byWord = <Thing>(things: readonly Thing[], words: (thing: Thing) => readonly string[]) =>
  new Map(things.flatMap((thing) => words(thing).map((word) => [word.toLowerCase(), thing] as const)))

const asIs = (text: string, column: ImportColumn): ReadCell => ({ header: column.header, text })

/** Reads the cells of a file for one store. Empty cells are not given to it. */
export function cellReader(facts: StoreFacts, mark: DecimalMark): CellReader {
  const collections = byWord(facts.collections, ({ handle, title }) => [title, handle])
  const channels = byWord(facts.channels, ({ id, name }) => [name, id])
  const categories = byWord(facts.categories, ({ handle, name }) => [name, handle])

  function readWhole(text: string, column: ImportColumn): ReadCell {
    const amount = readDecimal(text, mark)
    if (amount === undefined) return wrong('number', column, text)
    if (amount.startsWith('-')) return wrong('negative', column, text)
    return decimalsIn(amount) > 0 ? wrong('whole', column, text) : { header: column.header, text: amount }
  }

  /** Nothing keeps the server from reading these as something else than a text. */
  function readBare(text: string, column: ImportColumn): ReadCell {
    const kept = typedAs(text)
    if (kept === text) return asIs(text, column)
    const values = { value: text, kept }
    return { ...asIs(text, column), issue: { level: 'warning', key: 'typed', column: column.header, values } }
  }

  const readers: Record<ImportColumn['kind'], CellReader> = {
    text: asIs,
    id: asIs,
    image: asIs,
    handle: (text, column) => (isTyped(text) ? wrong('handleTyped', column, text) : asIs(text, column)),
    option: readBare,
    tags: (text, column) => {
      const tags = text.split(',').map((tag) => tag.trim())
      return readBare(tags.filter(Boolean).join(','), column)
    },
    measure: readWhole,
    quantity: readWhole,
    price: priceReader(facts, mark),
    flag: (text, column) => {
      const word = text.toLowerCase()
      if (YES.has(word)) return { header: column.header, text: 'true' }
      return NO.has(word) ? { header: column.header, text: 'false' } : wrong('flag', column, text)
    },
    status: (text, column) => {
      const status = PRODUCT_STATUSES.find((known) => known === text.toLowerCase())
      return status ? { header: column.header, text: status } : wrong('status', column, text)
    },
    country: (text, column) =>
      /^[a-z]{2}$/i.test(text)
        ? { header: column.header, text: text.toLowerCase() }
        : wrong('country', column, text),
    collection: (text, column) => {
      const found = collections.get(text.toLowerCase())
      return found
        ? { header: 'Product Collection Handle', text: found.handle }
        : wrong('collection', column, text)
    },
    channel: (text, column) => {
      const found = channels.get(text.toLowerCase())
      const header = column.header.replace(/Name$/, 'Id')
      return found ? { header, text: found.id } : wrong('channel', column, text)
    },
    category: (text, column) => {
      const found = categories.get(text.toLowerCase())
      const header = column.header.replace(/Name$/, 'Handle')
      return found ? { header, text: found.handle } : wrong('category', column, text)
    },
  }
  return (text, column) => readers[column.kind](text, column)
}
