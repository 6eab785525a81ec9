import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import { dialog, status, type WriteForm } from './write-form.ts'

interface Answers {
  regions: { id: string; name: string }[]
  variants: { id: string; calculated_price: number | null; product: { is_giftcard: boolean } }[]
  draft_order: { id: string }
  order: { id: string; items: { id: string; quantity: number }[] }
}

/** A paid order with packed goods. */
async function packedOrder(store: Store, mark: string): Promise<string> {
  const { regions } = await store.get<Answers>('/regions?limit=60')
  const region = regions.find(({ name }) => name === 'Europe')?.id
  const { variants } = await store.get<Answers>(`/variants?region_id=${region}&limit=20`)
  const goods = variants.find(({ calculated_price, product }) => calculated_price && !product.is_giftcard)
  const { draft_order } = await store.post<Answers>('/draft-orders', {
    email: `${mark}@example.com`,
    region_id: region,
    items: [{ variant_id: goods?.id, quantity: 2 }],
    shipping_methods: [],
    no_notification_order: true,
  })
  const { order } = await store.post<Answers>(`/draft-orders/${draft_order.id}/pay`, {})
  const items = order.items.map(({ id, quantity }) => ({ item_id: id, quantity }))
  await store.post(`/orders/${order.id}/fulfillment`, { items, no_notification: true })
  return `/orders/${order.id}`
}

interface Written {
  returns: unknown[]
  refunds: unknown[]
}

/** How many records of one kind the order of this mark has. */
const countOf = (kind: keyof Written) => async (store: Store, mark: string) => {
  const { orders } = await store.get<{ orders: { id: string }[] }>(`/orders?q=${mark}`)
  const { order } = await store.get<{ order: Written }>(`/orders/${orders[0]?.id}`)
  return order[kind].length
}

async function start(page: Page, name: string, mark: string): Promise<void> {
  await page.getByRole('button', { name: 'Return or change' }).click()
  await page.getByRole('menuitem', { name }).click()
  await dialog(page)
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await dialog(page).getByRole('textbox', { name: 'Note' }).first().fill(mark)
}

const typed = (page: Page, mark: string) => dialog(page).locator(`input[value="${mark}"]`)

const requestReturn: WriteForm = {
  name: 'request a return',
  write: /^\/admin\/orders\/[^/]+\/return$/,
  prepare: packedOrder,
  fill: (page, mark) => start(page, 'Request return', mark),
  save: (page) => dialog(page).getByRole('button', { name: 'Request return' }),
  done: (page) => status(page, 'Return requested'),
  typed,
  count: countOf('returns'),
}

const refundClaim: WriteForm = {
  name: 'refund a claim',
  write: /^\/admin\/orders\/[^/]+\/claims$/,
  prepare: packedOrder,
  async fill(page, mark) {
    await start(page, 'Register claim', mark)
    await dialog(page).getByRole('button', { name: 'Reason' }).first().click()
    await page.getByRole('option', { name: 'Faulty' }).click()
    await dialog(page).getByText('Pay back at once.').click()
  },
  save: (page) => dialog(page).getByRole('button', { name: /^Refund / }),
  done: (page) => status(page, 'Claim registered'),
  typed,
  count: countOf('refunds'),
}

export const AFTER_SALE_FORMS: readonly WriteForm[] = [requestReturn, refundClaim]
