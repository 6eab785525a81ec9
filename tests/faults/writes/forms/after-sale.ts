import type { Page } from '@playwright/test'

import type { Store } from '../store.ts'
import { packedOrder } from './new-order.ts'
import { dialog, status, type WriteForm } from './write-form.ts'

const prepare = (store: Store, mark: string) => packedOrder(store, mark, 2)

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
  prepare,
  fill: (page, mark) => start(page, 'Request return', mark),
  save: (page) => dialog(page).getByRole('button', { name: 'Request return' }),
  done: (page) => status(page, 'Return requested'),
  typed,
  count: countOf('returns'),
}

const refundClaim: WriteForm = {
  name: 'refund a claim',
  write: /^\/admin\/orders\/[^/]+\/claims$/,
  prepare,
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
