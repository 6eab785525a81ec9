import type { Api } from './api.mts'
import type { Catalogue } from './catalogue/write-catalogue.mts'
import type { Settings } from './settings.mts'

/** Rates that differ from their region's own. */
export async function writeTaxRates(
  api: Api,
  { regions }: Settings,
  { types, products }: Catalogue,
): Promise<void> {
  const stationery = types['Stationery']
  const notebook = products.find(({ plan }) => plan.handle === 'layflat-notebook')?.id
  await api.post('/admin/tax-rates', {
    region_id: regions.eu.id,
    code: 'REDUCED',
    name: 'Printed matter',
    rate: 7,
    product_types: [stationery],
  })
  await api.post('/admin/tax-rates', {
    region_id: regions.eu.id,
    code: 'FREIGHT',
    name: 'Freight',
    rate: 20,
    shipping_options: [regions.eu.shipping['Freight by appointment']],
  })
  await api.post('/admin/tax-rates', {
    region_id: regions.us.id,
    code: 'CLOTHING',
    name: 'Clothing, exempt',
    rate: 0,
    product_types: [types['Clothing']],
  })
  await api.post('/admin/tax-rates', {
    region_id: regions.jp.id,
    code: 'REDUCED',
    name: 'Reduced',
    rate: 8,
    products: [notebook],
  })
}
