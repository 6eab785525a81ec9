import type { Attempt, Found } from './attempt.ts'
import { type Reflection, reflects } from './reflects.ts'

type Fields = Readonly<Record<string, unknown>>
type State = Found['state']

/** What a batch is about: `{ product_ids: ['p1'] }`, `{ customer_ids: [{ id: 'c1' }] }` or `{ prices: [{ amount: 900 }] }`. */
function itemsOf(body: Fields): readonly Fields[] | undefined {
  const lists = Object.values(body).filter((value) => Array.isArray(value))
  const [items, ...others] = lists as unknown[][]
  if (!items || items.length === 0 || others.length > 0) return undefined
  return items.map((item) => (typeof item === 'object' ? (item as Fields) : { id: item }))
}

const isThere = (reflections: readonly Reflection[]): boolean => reflections.includes('yes')

/** What the parts of a record say about a batch that adds some of them, changes them or removes them. */
export function batchState(parts: readonly Fields[], { method, body }: Attempt['sent']): State {
  const items = itemsOf(body)
  if (!items) return 'unclear'
  const matches = items.map((item) => parts.map((part) => reflects(part, item)))
  if (matches.flat().includes('unclear')) return 'unclear'
  if (method === 'DELETE') return matches.some(isThere) ? 'absent' : 'done'
  // `override` removes all others.
  const isAlone = body['override'] !== true || parts.length === items.length
  return matches.every(isThere) && isAlone ? 'done' : 'absent'
}
