import type { APIRequestContext } from '@playwright/test'

/** Number of children per category of a level: 10 at the top, 3 below each of them, and so on; 1000 in all. */
const WIDTHS = [10, 3, 4, 7]
/** Number of parents filled in parallel; the store assigns ranks to siblings one after the other. */
const AT_ONCE = 4

/** The created categories, to be deleted again. */
export interface MadeCategories {
  /** Level by level. */
  ids: string[][]
  remove(): Promise<void>
}

/** Runs a few tasks in parallel; all started ones finish before the first failure is thrown. */
async function eachOf<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item)
  })
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** Creates 1000 categories, four levels deep, whose names begin with `Bench`. */
export async function makeCategories(request: APIRequestContext, backend: string): Promise<MadeCategories> {
  const address = `${backend}/admin/product-categories`
  const ids: string[][] = []
  // One after the other, the last sibling first: the store moves those behind up, and two at a time would bring back what
  // is gone. One that something was moved into waits until that is gone.
  const remove = async () => {
    let left = ids.flat().toReversed()
    while (left.length > 0) {
      const refused: string[] = []
      for (const id of left) if (!(await request.delete(`${address}/${id}`)).ok()) refused.push(id)
      if (refused.length === left.length) throw new Error(`The store keeps ${refused.length} categories.`)
      left = refused
    }
  }
  try {
    let parents: (string | null)[] = [null]
    for (const width of WIDTHS) {
      const made: string[] = []
      ids.push(made)
      await eachOf([...parents.entries()], async ([index, parent]) => {
        for (let number = 1; number <= width; number++) {
          const name = `Bench ${ids.length}.${index * width + number}`
          const data = { name, parent_category_id: parent, is_active: true }
          const answer = await request.post(address, { data, failOnStatusCode: true })
          made.push(((await answer.json()) as { product_category: { id: string } }).product_category.id)
        }
      })
      parents = made
    }
  } catch (error) {
    await remove()
    throw error
  }
  return { ids, remove }
}
