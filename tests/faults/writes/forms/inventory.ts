import type { Store } from '../store.ts'
import {
  choose,
  chooseEntry,
  dialog,
  button,
  status,
  at,
  fillDialog,
  named,
  type WriteForm,
} from './write-form.ts'

const addLocation: WriteForm = {
  name: 'add a stock location',
  write: /^\/admin\/stock-locations$/,
  prepare: at('/inventory/locations'),
  fill: fillDialog('Add location', /^Name/),
  save: (page) => dialog(page).getByRole('button', { name: 'Add', exact: true }),
  done: (page) => status(page, 'Location added'),
  typed: (page, mark) => dialog(page).locator(`input[value="${mark}"]`),
  count: named('/stock-locations', () => 'limit=500', 'name'),
}

interface Level {
  stocked_quantity: number
  location_id: string
}
interface Item {
  id: string
  sku: string
  location_levels: Level[]
}

/** Pieces of an item in stock, wherever they are. */
export const piecesOf = async (store: Store, sku: string): Promise<number> => {
  const { inventory_items } = await store.get<{ inventory_items: Item[] }>(`/inventory-items?sku=${sku}`)
  return inventory_items
    .flatMap(({ location_levels }) => location_levels)
    .reduce((sum, { stocked_quantity }) => sum + stocked_quantity, 0)
}

/** A stock item of the form's own: no other fault changes it. */
export async function makeItem(
  store: Store,
  sku: string,
): Promise<{ variant: string; item: string; location: string }> {
  const { product } = await store.post<{ product: { variants: { id: string }[] } }>('/products', {
    title: sku,
    options: [{ title: 'Size' }],
    variants: [{ title: 'One', sku, manage_inventory: true, options: [{ value: 'One' }], prices: [] }],
  })
  const id = product.variants[0]?.id ?? ''
  const { variant } = await store.get<{ variant: { inventory: Item[] } }>(`/variants/${id}/inventory`)
  const { stock_locations } = await store.get<{ stock_locations: { id: string; name: string }[] }>(
    '/stock-locations?limit=500',
  )
  const location = stock_locations.find(({ name }) => name === 'Hamburg warehouse')
  const made = { variant: id, item: variant.inventory[0]?.id ?? '', location: location?.id ?? '' }
  await store.post(`/inventory-items/${made.item}/location-levels`, {
    location_id: made.location,
    stocked_quantity: 50,
  })
  return made
}

const adjustStock: WriteForm = {
  name: 'adjust stock',
  write: /^\/admin\/inventory-items\/[^/]+\/location-levels\/[^/]+$/,
  async prepare(store, mark) {
    await makeItem(store, mark)
    return `/inventory?q=${mark}`
  },
  async fill(page, mark) {
    const row = page.getByRole('row').filter({ hasText: mark })
    await chooseEntry(page, row.getByRole('button', { name: /^Actions for/ }), 'Adjust stock')
    await dialog(page)
      .getByRole('textbox', { name: /Add or take away/ })
      .fill('7')
    await dialog(page).getByRole('textbox', { name: /^Note/ }).fill(mark)
  },
  save: (page) =>
    dialog(page)
      .getByRole('button', { name: 'Finish remaining steps' })
      .or(dialog(page).getByRole('button', { name: 'Adjust', exact: true }))
      .first(),
  done: (page) => status(page, 'Stock adjusted'),
  typed: (page) => dialog(page).getByText('Adjust stock').first(),
  count: async (store, mark) => ((await piecesOf(store, mark)) - 50) / 7,
}

const reserve: WriteForm = {
  name: 'reserve stock',
  write: /^\/admin\/reservations$/,
  async prepare(store, mark) {
    await makeItem(store, mark)
    return '/inventory/reservations'
  },
  async fill(page, mark) {
    await button(page, 'Reserve stock').first().click()
    await choose(page, dialog(page).getByRole('button', { name: /Location/ }), 'Hamburg warehouse')
    await dialog(page)
      .getByRole('button', { name: /Choose an item/ })
      .click()
    await page.getByRole('searchbox').last().fill(mark)
    await page.getByRole('option', { name: new RegExp(mark) }).click()
    await dialog(page)
      .getByRole('textbox', { name: /^Quantity/ })
      .fill('2')
    await dialog(page)
      .getByRole('textbox', { name: /^Description/ })
      .fill(mark)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Reserve', exact: true }),
  done: (page) => status(page, 'Reservation added'),
  typed: (page, mark) => dialog(page).locator(`input[value="${mark}"]`),
  count: named('/reservations', (mark) => `description[contains]=${mark}`, 'description'),
}

const editReservation: WriteForm = {
  name: 'edit a reservation',
  write: /^\/admin\/reservations\/[^/]+$/,
  async prepare(store, mark) {
    const { item, location } = await makeItem(store, mark)
    await store.post('/reservations', {
      location_id: location,
      inventory_item_id: item,
      quantity: 2,
      description: mark,
    })
    return `/inventory/reservations?description=${mark}`
  },
  async fill(page) {
    await chooseEntry(page, page.getByRole('button', { name: /^Actions for/ }), 'Edit')
    const quantity = dialog(page).getByRole('textbox', { name: /^Quantity/ })
    await quantity.fill('5')
    await quantity.blur()
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Save', exact: true }),
  done: (page) => status(page, 'Reservation saved'),
  typed: (page) => dialog(page).locator('input[value="5"]'),
  async count(store, mark) {
    const { reservations } = await store.get<{ reservations: { quantity: number }[] }>(
      `/reservations?description[contains]=${mark}`,
    )
    return reservations.filter(({ quantity }) => quantity === 5).length
  },
}

export const INVENTORY_FORMS: readonly WriteForm[] = [addLocation, adjustStock, reserve, editReservation]
