import type { Rule } from '@stoa/extension-sdk/admission'
import type { FeedEntry, Manifest } from '@stoa/extension-sdk/manifest'

/** The expected finding of a conflict. */
interface Expected {
  rule: Rule
  extension: string
  contribution?: string
  winner?: string
}

/** Two extensions that are valid by themselves; the first comes before the second in the feed. */
interface Pair {
  first: FeedEntry
  second: FeedEntry
}

type Changed = Pair & { expected: Expected }
type Spoil = (pair: Pair, spelling: (path: string) => string) => Changed

const withParts = (entry: FeedEntry, parts: Partial<Manifest>): FeedEntry => ({
  ...entry,
  manifest: { ...entry.manifest, ...parts },
})
const nameOf = ({ manifest }: FeedEntry): string => manifest.name
const pageAt = (path: string) => ({ path, title: 'title', module: './page', files: [] })
const fieldOf = (id: string, form: string, key: string) =>
  ({ id, form, key, label: 'title', module: './field', files: [] }) as never

/** The second one refused as a whole, with these parts of its manifest. */
const spoiled =
  (rule: Rule, parts: (first: FeedEntry) => Partial<Manifest>): Spoil =>
  ({ first, second }) => ({
    first,
    second: withParts(second, parts(first)),
    expected: { rule, extension: nameOf(second) },
  })

/** One more contribution of the second one refused. */
const added =
  (rule: Rule, contribution: string, parts: Partial<Manifest>): Spoil =>
  ({ first, second }) => ({
    first,
    second: withParts(second, parts),
    expected: { rule, extension: nameOf(second), contribution },
  })

/** Every kind of conflict that a set of installed extensions can have. */
const SPOILS: readonly Spoil[] = [
  ({ first, second }) => ({
    first,
    second: withParts(second, { name: nameOf(first) }),
    expected: {
      rule: 'duplicate-name',
      extension: nameOf(first),
      winner: `${nameOf(first)} ${first.manifest.version}`,
    },
  }),
  ({ first, second }, spelling) => {
    const path = spelling(`/${nameOf(first)}`)
    return {
      first,
      second: withParts(second, { pages: [pageAt(path)] }),
      expected: {
        rule: 'duplicate-path',
        extension: nameOf(second),
        contribution: `page ${path}`,
        winner: `page /${nameOf(first)} of ${nameOf(first)}`,
      },
    }
  },
  ({ first, second }, spelling) => {
    const [taken, path] = [`/${nameOf(first)}/new`, spelling(`/${nameOf(first)}/:id`)]
    return {
      first: withParts(first, { pages: [pageAt(taken)] }),
      second: withParts(second, { pages: [pageAt(path)] }),
      expected: {
        rule: 'overlapping-path',
        extension: nameOf(second),
        contribution: `page ${path}`,
        winner: `page ${taken} of ${nameOf(first)}`,
      },
    }
  },
  ({ first, second }, spelling) => {
    const path = spelling('/orders')
    return {
      first,
      second: withParts(second, { pages: [pageAt(path)] }),
      expected: {
        rule: 'reserved-path',
        extension: nameOf(second),
        contribution: `page ${path}`,
        winner: 'the admin itself',
      },
    }
  },
  ({ first, second }) => ({
    first: withParts(first, { fields: [fieldOf('one', 'product', `${nameOf(first)}_key`)] }),
    second: withParts(second, { fields: [fieldOf('two', 'product', `${nameOf(first)}_key`)] }),
    expected: {
      rule: 'duplicate-field',
      extension: nameOf(second),
      contribution: 'field two',
      winner: `field one of ${nameOf(first)}`,
    },
  }),
  ({ first, second }) => ({
    first,
    second: withParts(second, {
      cards: ['a', 'a'].map((id) => ({ id, title: 'title', module: './card', files: [] })),
    }),
    expected: {
      rule: 'duplicate-id',
      extension: nameOf(second),
      contribution: 'card a',
      winner: `card a of ${nameOf(second)}`,
    },
  }),
  ({ first, second }) => ({
    first,
    second: { ...second, base: 'https://elsewhere.example/' },
    expected: { rule: 'origin', extension: nameOf(second) },
  }),
  spoiled('sdk-range', () => ({ sdk: '^9.0.0' })),
  spoiled('shared-range', () => ({ shared: { react: '^18.0.0' } })),
  spoiled('missing-need', (first) => ({ needs: { [nameOf(first)]: '^99.0.0' } })),
  spoiled('missing-need', () => ({ needs: { nobody: '*' } })),
  spoiled('malformed', () => ({ integrity: {} })),
  added('malformed', 'page orders', { pages: [pageAt('orders')] }),
  added('unknown-zone', 'widget a', {
    widgets: [{ id: 'a', zone: 'order.details.top', module: './a', files: [] } as never],
  }),
  added('unknown-list', 'column a', {
    columns: [{ id: 'a', list: 'cart', label: 'title', module: './a', files: [] } as never],
  }),
  added('unknown-form', 'field a', { fields: [fieldOf('a', 'order', 'key')] }),
]

/** Ways to write one path. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => path.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()),
  (path) => path.replace('/', '//'),
  (path) => `/.${path}`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
]

/** Puts `count` conflicts into a feed: one between each two neighbours, from its begin on. */
export function withConflicts(entries: readonly FeedEntry[], count: number) {
  const expected: Expected[] = []
  const spoiledEntries = entries.slice(0, count * 2).flatMap((first, index) => {
    const second = entries[index + 1]
    if (index % 2 === 1 || !second) return []
    const at = index / 2
    const spoil = SPOILS[at % SPOILS.length]!
    const spelling = SPELLINGS[Math.floor(at / SPOILS.length) % SPELLINGS.length]!
    const changed = spoil({ first, second }, spelling)
    expected.push(changed.expected)
    return [changed.first, changed.second]
  })
  return { entries: [...spoiledEntries, ...entries.slice(count * 2)], expected }
}
