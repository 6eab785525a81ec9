import type { APIRequestContext, Page } from '@playwright/test'

import { shopper } from '../../commands/backend/accounts.mts'
import type { Stack } from '../../commands/stack/stack.ts'
import { placeOrder, type PlacedOrder } from '../place-order.ts'
import { expect, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { email, requestEdit, shippedOrder, staffOf, type Staff } from './staff-of.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The store writes to the buyer about a return that was announced. */
async function expectMailAbout(
  request: APIRequestContext,
  { urls }: Stack,
  returnId: string | undefined,
): Promise<void> {
  await expect(async () => {
    const answer = await request.get(`${urls.backend}/development/mail`, {
      headers: { accept: 'application/json' },
    })
    const { mail } = (await answer.json()) as { mail: { event_name: string; data: { return_id?: string } }[] }
    expect(mail.map(({ event_name, data }) => [event_name, data.return_id])).toContainEqual([
      'order.return_requested',
      returnId,
    ])
  }).toPass()
}

test('a return is announced without an account, written about, and shown until it has arrived', async ({
  page,
  request,
  stack,
}) => {
  const desk = await staffOf(request, stack)
  const order = await shippedOrder(stack, desk, 'return')
  await page.goto(`${stack.urls.shop}/orders/${order.id}`)
  await expect(page.getByRole('region', { name: 'Parcels' })).toContainText('AB123')
  await page.getByRole('link', { name: 'Return items' }).click()
  await expect(heading(page, `Return items of order #${order.number}`)).toBeFocused()
  await page.getByRole('button', { name: 'Announce return' }).click()
  await expect(page.getByText('Please choose at least one item.')).toBeVisible()
  await page.getByLabel('How many come back?').selectOption('2')
  await expect(page.getByText('Please choose at least one item.')).toBeHidden()
  await page.getByLabel('Reason (optional)').selectOption({ label: 'Too small' })
  await page.getByLabel('Note (optional)').fill('The sleeves')
  await page.getByRole('radio', { name: /Return parcel/ }).check({ force: true })
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Announce return' }).click()
  await expect(page.getByText(/^Return of 2 items announced on/)).toBeVisible()
  await expectNoFindings(page)

  const { returns } = await desk.order(order.id)
  expect(returns).toMatchObject([{ status: 'requested', items: [{ quantity: 2 }] }])
  await expectMailAbout(request, stack, returns[0]?.id)

  await page.getByRole('link', { name: 'Return items' }).click()
  await expect(page.getByLabel('How many come back?').getByRole('option')).toHaveText(['None', '1'])
  await desk.post(`/returns/${returns[0]?.id}/receive`, {
    location_id: await desk.locationOf(order.id),
    items: returns[0]?.items.map(({ item_id, quantity }) => ({ item_id, quantity })),
  })
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page.getByText('Your return of 2 items has arrived')).toBeVisible()

  await page.getByRole('link', { name: 'Get help' }).click()
  await expect(page.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.*subject=Order%20%23${order.number}`),
  )
  await expectNoFindings(page)
})

/** Asks to exchange one piece for the first variant that is offered, and opens the checkout of the exchange. */
async function askForExchange(page: Page, stack: Stack, order: PlacedOrder): Promise<void> {
  await page.goto(`${stack.urls.shop}/orders/${order.id}`)
  await page.getByRole('link', { name: 'Exchange items' }).click()
  await expect(heading(page, `Exchange items of order #${order.number}`)).toBeVisible()
  await page.getByLabel('How many come back?').selectOption('1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please choose what you would like instead.')).toBeVisible()
  await page.getByLabel('Exchange for').selectOption({ index: 1 })
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, `Your exchange for order #${order.number}`)).toBeVisible()
}

test('an exchange pays its difference in a checkout of its own', async ({ page, request, stack }) => {
  const desk = await staffOf(request, stack)
  const order = await shippedOrder(stack, desk, 'exchange')
  await askForExchange(page, stack, order)
  await page.getByRole('button', { name: /^Confirm/ }).click()
  await expect(page.getByText('Please choose a delivery method.')).toBeVisible()
  await page.getByRole('radio', { name: /Standard/ }).check({ force: true })
  await expect(page.getByRole('radio', { name: /On invoice/ })).toBeChecked()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Confirm and pay' }).click()
  await expect(page.getByText('Your exchange is confirmed')).toBeVisible()
  await expect(heading(page, `Your exchange for order #${order.number}`)).toBeFocused()
  await expectNoFindings(page)
  expect((await desk.order(order.id)).swaps).toMatchObject([
    { payment_status: 'awaiting', confirmed_at: expect.any(String) },
  ])

  await page.reload()
  await expect(page.getByText('Your exchange is confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page.getByText(/^Exchange asked for on/)).toBeVisible()
})

test('an exchange is not opened in another account, where its prices would change', async ({
  page,
  request,
  stack,
}) => {
  const desk = await staffOf(request, stack)
  const order = await shippedOrder(stack, desk, 'other')
  await askForExchange(page, stack, order)
  const address = page.url()
  await page.goto(`${stack.urls.shop}/account/sign-in`)
  await page.getByLabel('E-mail').fill(shopper.email)
  await page.getByLabel('Password').fill(shopper.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page, /^Hello/)).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('This exchange belongs to another account.')).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'Comes back' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeVisible()
})

test('a purchase is withdrawn from in two steps, before it was sent and without an account', async ({
  page,
  request,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 404/)
  const desk = await staffOf(request, stack)
  const buyer = email('withdrawal')
  const order = await placeOrder(stack.urls.backend, { email: buyer })
  await page.goto(stack.urls.shop)
  await page.getByRole('link', { name: 'Withdraw from contract' }).click()
  await expect(heading(page, 'Withdraw from contract')).toBeFocused()
  await expect(page.getByText('14 days')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Jo Journey')
  await page.getByLabel('Order number').fill(String(order.number))
  await page.getByLabel('E-mail').fill('someone-else@stoa.test')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('There is no order with this number and e-mail address.')).toBeVisible()
  await page.getByLabel('E-mail').fill(buyer)
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText(/It takes effect when you confirm/)).toBeVisible()
  await expectNoFindings(page)
  expect((await desk.order(order.id)).returns).toEqual([])
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  const receipt = page.getByRole('status').filter({ hasText: 'We have received your withdrawal' })
  await expect(receipt).toContainText(`Order #${order.number}, Jo Journey`)
  await expect(receipt).toContainText('3 ×')
  await expectNoFindings(page)
  const { returns } = await desk.order(order.id)
  expect(returns).toMatchObject([
    { status: 'requested', items: [{ quantity: 3, note: 'Withdrawal: Jo Journey' }] },
  ])
  await expectMailAbout(request, stack, returns[0]?.id)

  await page.goto(`${stack.urls.shop}/orders/${order.id}`)
  await expect(page.getByText(/^Return of 3 items announced on/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw from contract' })).toHaveCount(0)
})

test('a change of an order is accepted with its payment, and another one declined with a reason', async ({
  page,
  request,
  stack,
}) => {
  const desk = await staffOf(request, stack)
  const order = await placeOrder(stack.urls.backend, { email: email('edit') })
  const accepted = await requestEdit(desk, order)
  await page.goto(`${stack.urls.shop}/order-edits/${accepted}`)
  await expect(heading(page, `A change to order #${order.number}`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('New: 1 ×')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Accept and pay' }).click()
  await expect(page.getByText('The change was accepted.')).toBeVisible()
  await expect(heading(page, `A change to order #${order.number}`)).toBeFocused()
  expect((await desk.edit(accepted)).status).toBe('confirmed')

  const declined = await requestEdit(desk, order)
  await page.goto(`${stack.urls.shop}/order-edits/${declined}`)
  await page.getByRole('button', { name: 'Decline change' }).click()
  await expect(heading(page, `A change to order #${order.number}`)).toBeFocused()
  await page.getByLabel('Reason (optional)').fill('Three are enough')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Decline change' }).click()
  await expect(page.getByText('The change was declined.')).toBeVisible()
  expect(await desk.edit(declined)).toMatchObject({
    status: 'declined',
    declined_reason: 'Three are enough',
  })
})

/** Opens a change of a Swiss order, where there are two ways to pay, and divides its difference: five francs on invoice. */
async function divideDifference(page: Page, stack: Stack, desk: Staff, name: string): Promise<string> {
  const order = await placeOrder(stack.urls.backend, { email: email(name), currency: 'chf' })
  const edit = await requestEdit(desk, order)
  await page.goto(`${stack.urls.shop}/order-edits/${edit}`)
  await page.getByRole('checkbox', { name: 'Divide between several ways to pay' }).check({ force: true })
  await page.getByLabel('On invoice').fill('5')
  await expectNoFindings(page)
  return edit
}

test('a difference is divided between two ways to pay', async ({ page, request, stack }) => {
  const desk = await staffOf(request, stack)
  const edit = await divideDifference(page, stack, desk, 'shares')
  await page.getByRole('button', { name: 'Accept and pay' }).click()
  await expect(page.getByText('The change was accepted.')).toBeVisible()
  expect((await desk.edit(edit)).status).toBe('confirmed')
  const { status, amount, payment_sessions } = await desk.paymentOf(edit)
  expect(status).toBe('authorized')
  expect(payment_sessions.toSorted((a, b) => a.provider_id.localeCompare(b.provider_id))).toMatchObject([
    { provider_id: 'manual', amount: 500, status: 'authorized' },
    { provider_id: 'test-pay', amount: amount - 500, status: 'authorized' },
  ])
})

/** Signs in with a new account. The bank treats it as the tag of its address says. */
async function signUp(page: Page, { urls }: Stack, tag: string): Promise<void> {
  const customer = { first_name: 'Jo', last_name: 'Journey', password: 'stoa-customer' }
  const answer = await page.request.post(`${urls.backend}/store/customers`, {
    data: { ...customer, email: `shares-${Date.now()}+${tag}@stoa.test` },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('a share that the bank refuses stays open beside the confirmed one until staff mark it as paid', async ({
  page,
  request,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 4\d\d/)
  const desk = await staffOf(request, stack)
  await signUp(page, stack, 'refused')
  const edit = await divideDifference(page, stack, desk, 'refused-share')
  const accept = page.getByRole('button', { name: 'Accept and pay' })
  await accept.click()
  await expect(page.getByText('The payment was refused.')).toBeVisible()
  await expect(page.getByText('On invoice, confirmed')).toBeVisible()
  await expect(page.getByText('Test payment, still open')).toBeVisible()
  await expectNoFindings(page)
  const partly = { status: 'partially_authorized', authorized_amount: 500 }
  expect(await desk.paymentOf(edit)).toMatchObject(partly)

  await page.reload()
  await accept.click()
  await expect(page.getByText('The payment was refused.')).toBeVisible()
  expect(await desk.paymentOf(edit)).toMatchObject(partly)
  expect((await desk.edit(edit)).status).toBe('requested')

  await desk.post(`/payment-collections/${(await desk.edit(edit)).payment_collection_id}/authorize`)
  await page.reload()
  await page.getByRole('button', { name: 'Accept change' }).click()
  await expect(page.getByText('The change was accepted.')).toBeVisible()
  expect((await desk.edit(edit)).status).toBe('confirmed')
})

test('a share is confirmed on the page of its bank, also after the shop was closed meanwhile', async ({
  page,
  request,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 422/)
  const desk = await staffOf(request, stack)
  await signUp(page, stack, 'requires_more')
  const edit = await divideDifference(page, stack, desk, 'bank-share')
  await page.getByRole('button', { name: 'Accept and pay' }).click()
  const bank = page.frameLocator('iframe[title="Confirm payment"]')
  const confirm = bank.getByRole('button', { name: 'Confirm payment' })
  await expect(confirm).toBeVisible()
  await expect(page.getByText('On invoice, confirmed')).toBeVisible()
  await expect(page.getByText('Test payment, still open')).toBeVisible()
  await expect(page.getByText('The payment was refused.')).toHaveCount(0)
  expect(await desk.paymentOf(edit)).toMatchObject({ status: 'partially_authorized', authorized_amount: 500 })
  expect((await desk.edit(edit)).status).toBe('requested')

  await page.reload()
  await confirm.click()
  await expect(page.getByText('The change was accepted.')).toBeVisible()
  expect((await desk.edit(edit)).status).toBe('confirmed')
  const { status, amount, authorized_amount } = await desk.paymentOf(edit)
  expect({ status, authorized_amount }).toEqual({ status: 'authorized', authorized_amount: amount })
})
