import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { findFreePort } from '../postgres/free-port.mts'
import { removeDataFolder } from '../postgres/postgres-folder.mts'
import { Api, type Row } from '../seed/api.mts'
import { startStore, type RunningStore } from '../start-store.mts'

interface Product extends Row {
  handle: string
  variants: { id: string; calculated_price_incl_tax: number | null; tax_rates: { rate: number }[] }[]
}

interface Region extends Row {
  countries: { iso_2: string }[]
}

const dataFolder = mkdtempSync(join(tmpdir(), 'stoa-list-prices-'))
let store: RunningStore

before(async () => {
  store = await startStore({ port: await findFreePort(), dataFolder, database: 'keep' }, () => undefined)
})

after(async () => {
  await store.stop()
  removeDataFolder(dataFolder)
})

const pricesOf = ({ variants }: Product) =>
  variants
    .map(({ id, calculated_price_incl_tax, tax_rates }) => ({
      id,
      price: calculated_price_incl_tax,
      rates: tax_rates.map(({ rate }) => rate),
    }))
    .toSorted((one, other) => one.id.localeCompare(other.id))

test('a product of a list has the tax rate and the price that it has by itself', async () => {
  const api = new Api(store.url)
  const { regions } = await api.get<{ regions: Region[] }>('/store/regions')
  const region = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === 'de'))?.id
  const { products } = await api.get<{ products: Product[] }>(`/store/products?limit=12&region_id=${region}`)
  const rates = new Set(products.flatMap(pricesOf).flatMap((variant) => variant.rates))
  assert.ok(rates.size > 1, `The list has products with one rate alone: ${[...rates]}`)
  for (const product of products) {
    const { product: single } = await api.get<{ product: Product }>(
      `/store/products/${product.id}?region_id=${region}`,
    )
    assert.deepEqual(pricesOf(product), pricesOf(single), product.handle)
  }
})
