import type { Locator, Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import arabicLater from '../../locales/ar/account.json' with { type: 'json' }
import arabic from '../../locales/ar/shop.json' with { type: 'json' }
import englishLater from '../../locales/en/account.json' with { type: 'json' }
import english from '../../locales/en/shop.json' with { type: 'json' }
import { placeOrder } from '../place-order.ts'
import { expect, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { storeOf } from './ready-cart.ts'
import { email, shippedOrder, staffOf } from './staff-of.ts'
import { tabTo } from './tab-to.ts'

// What moves must not get in the way of keys and focus.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Goes to an element with Tab alone, and presses it. */
async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await expect(element).toBeVisible()
  await tabTo(page, element)
  await page.keyboard.press(key)
}

async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.type(text)
}

/** Tab leads into a group of choices, to the one that is chosen, if any; Space chooses. */
async function chooseFirst(page: Page, group: Locator): Promise<void> {
  const chosen = group.getByRole('radio', { checked: true })
  await expect(group).toBeVisible()
  await press(page, (await chosen.count()) > 0 ? chosen : group.getByRole('radio').first(), 'Space')
  await expect(chosen).toHaveCount(1)
}

const group = (page: Page, name: string) => page.getByRole('radiogroup', { name })

const ORDERS = [
  { language: 'en', direction: 'ltr', texts: { ...english, ...englishLater } },
  { language: 'ar', direction: 'rtl', texts: { ...arabic, ...arabicLater } },
] as const

for (const { language, direction, texts } of ORDERS)
  test(`in ${language} an order is placed without a mouse, and each step starts at its heading`, async ({
    page,
    stack,
  }) => {
    const { add, cart, checkout, confirmed, fields } = texts
    const buyer = `keyboard-${language}@example.com`
    await page.context().addCookies([{ name: 'i18next', value: language, domain: 'localhost', path: '/' }])
    await page.goto(`${stack.urls.shop}/products?q=Wool+Cushion`)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await press(page, page.getByRole('main').getByRole('link', { name: 'Wool Cushion' }).first())
    await expect(heading(page, 'Wool Cushion')).toBeVisible()

    await chooseFirst(page, page.getByRole('group', { name: 'Colour' }))
    await chooseFirst(page, page.getByRole('group', { name: 'Size' }))
    await press(page, page.getByRole('button', { name: add.add }))
    // What was added is shown above the product.
    const toCart = page.getByRole('link', { name: add.toCart })
    await expect(toCart).toBeVisible()
    await tabTo(page, toCart, 'Shift+Tab')
    await page.keyboard.press('Enter')
    // What was added has a link to the checkout too, and leaves with its page.
    await expect(heading(page, cart.title)).toBeVisible()
    await press(page, page.getByRole('main').getByRole('link', { name: cart.checkout }))

    await fill(page, fields.email, buyer)
    await fill(page, fields.first_name, 'Kim')
    await fill(page, fields.last_name, 'Journey')
    await fill(page, fields.address_1, 'Hafenstraße 1')
    await fill(page, fields.postal_code, '20457')
    await fill(page, fields.city, 'Hamburg')
    await press(page, page.getByRole('button', { name: checkout.address.next }))
    await chooseFirst(page, group(page, checkout.delivery.label))
    await press(page, page.getByRole('button', { name: checkout.delivery.next }))
    await expect(heading(page, checkout.payment.title)).toBeFocused()
    await chooseFirst(page, group(page, checkout.payment.label))
    await press(page, page.getByRole('button', { name: checkout.payment.next }))
    await expect(heading(page, checkout.review.title)).toBeFocused()
    await press(page, page.getByRole('button', { name: checkout.review.next }))

    await expect(heading(page, confirmed.title)).toBeFocused()
    const id = new URL(page.url()).pathname.split('/').pop() ?? ''
    const { order } = await storeOf(page, stack).get<{ order: { email: string } }>(`store/orders/${id}`)
    expect(order.email).toBe(buyer)
  })

/** Goes to a field with Tab alone, and types. In a list, what is typed chooses the option that starts with it. */
async function type(page: Page, field: Locator, text: string, key?: string): Promise<void> {
  await tabTo(page, field, key)
  await page.keyboard.type(text)
}

/** The title of the one line of an order. */
async function lineTitle(page: Page, { urls }: Stack, orderId: string): Promise<string> {
  const answer = await page.request.get(`${urls.backend}/store/orders/${orderId}`)
  const { order } = (await answer.json()) as { order: { items: { title: string }[] } }
  return order.items[0]?.title ?? ''
}

test('a return is announced without a mouse, and each field says which item it is of', async ({
  page,
  request,
  stack,
}) => {
  const desk = await staffOf(request, stack)
  const order = await shippedOrder(stack, desk, 'keyboard-return')
  await page.goto(`${stack.urls.shop}/orders/${order.id}`)
  await press(page, page.getByRole('link', { name: 'Return items' }))
  await expect(heading(page, `Return items of order #${order.number}`)).toBeFocused()

  const submit = page.getByRole('button', { name: 'Announce return' })
  await press(page, submit)
  const refusal = page.getByRole('alert').filter({ hasText: 'Please choose at least one item.' })
  await expect(refusal).toBeVisible()
  const line = page.getByRole('group', { name: await lineTitle(page, stack, order.id) })
  await type(page, line.getByRole('combobox', { name: 'How many come back?' }), '2', 'Shift+Tab')
  await type(page, line.getByRole('combobox', { name: 'Reason (optional)' }), 'Too small')
  await type(page, line.getByRole('textbox', { name: 'Note (optional)' }), 'The sleeves')
  const bySender = page.getByRole('radio', { name: /I send it myself/ })
  await tabTo(page, bySender)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /Return parcel/ })).toBeChecked()
  await expectNoFindings(page)
  await press(page, submit)

  await expect(heading(page, `Order #${order.number}`)).toBeFocused()
  await expect(page.getByText(/^Return of 2 items announced on/)).toBeVisible()
  const { returns } = await desk.order(order.id)
  expect(returns).toMatchObject([
    { status: 'requested', items: [{ quantity: 2, note: 'The sleeves', reason_id: expect.any(String) }] },
  ])
})

test('a purchase is withdrawn from without a mouse, and each step starts at the heading', async ({
  page,
  request,
  stack,
}) => {
  const desk = await staffOf(request, stack)
  const buyer = email('keyboard-withdrawal')
  const order = await placeOrder(stack.urls.backend, { email: buyer })
  await page.goto(stack.urls.shop)
  await press(page, page.getByRole('link', { name: 'Withdraw from contract' }))
  const title = heading(page, 'Withdraw from contract')
  await expect(title).toBeFocused()
  await type(page, page.getByRole('textbox', { name: 'Name' }), 'Jo Journey')
  await type(page, page.getByRole('textbox', { name: 'Order number' }), String(order.number))
  await type(page, page.getByRole('textbox', { name: 'E-mail' }), buyer)
  await press(page, page.getByRole('button', { name: 'Continue' }))

  await expect(page.getByText(/It takes effect when you confirm/)).toBeVisible()
  await expect(title).toBeFocused()
  const quantity = page.getByRole('combobox', { name: await lineTitle(page, stack, order.id) })
  await expect(quantity).toHaveValue('3')
  await type(page, quantity, '2')
  await expectNoFindings(page)
  await press(page, page.getByRole('button', { name: 'Confirm withdrawal' }))

  await expect(page.getByRole('status').filter({ hasText: 'We have received your withdrawal' })).toBeVisible()
  await expect(title).toBeFocused()
  await expectNoFindings(page)
  expect((await desk.order(order.id)).returns).toMatchObject([
    { status: 'requested', items: [{ quantity: 2, note: 'Withdrawal: Jo Journey' }] },
  ])
})
