import type { APIRequestContext } from '@playwright/test'

/** The created products, to be deleted again. */
export interface MadeProducts {
  remove(): Promise<void>
}

interface Stored {
  id: string
  thumbnail: string | null
}

const failOnStatusCode = true

/**
 * Creates products until the store has that many; they are copies of its latest one, and their names begin with
 * `Bench`.
 */
export async function fillWithProducts(
  request: APIRequestContext,
  backend: string,
  target: number,
): Promise<MadeProducts> {
  const address = `${backend}/admin/products`
  const answer = await request.get(`${address}?limit=1&is_giftcard=false`, { failOnStatusCode })
  const { count, products } = (await answer.json()) as { count: number; products: Stored[] }
  const thumbnail = products[0]?.thumbnail ?? undefined
  const ids: string[] = []
  const remove = async () => {
    for (const id of ids) await request.delete(`${address}/${id}`, { failOnStatusCode })
  }
  try {
    for (let index = count; index < target; index++) {
      const data = {
        title: `Bench ${index + 1}`,
        status: 'published',
        thumbnail,
        options: [{ title: 'Size' }],
        variants: [{ title: 'Small', inventory_quantity: 10, prices: [], options: [{ value: 'Small' }] }],
      }
      const made = await request.post(address, { data, failOnStatusCode })
      ids.push(((await made.json()) as { product: Stored }).product.id)
    }
  } catch (error) {
    await remove()
    throw error
  }
  return { remove }
}
