import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { LINK_FIELDS } from '../../store/model/link-template.ts'
import { linkFindings } from './link-findings.ts'
import { productFindings } from './product-findings.ts'
import { providerFindings } from './provider-findings.ts'
import { regionFindings } from './region-findings.ts'

const price = (currency_code: string, price_list_id: string | null = null) => ({
  currency_code,
  price_list_id,
})
const textsOf = (findings: readonly { text: string }[]) => findings.map(({ text }) => text)

describe('a region', () => {
  const region = {
    id: 'reg_1',
    name: 'Europe',
    currency_code: 'eur',
    tax_rate: 19,
    automatic_taxes: true,
    countries: [{}],
    payment_providers: [{}],
    fulfillment_providers: [{}],
  }
  const there = { region_id: 'reg_1', is_return: false, admin_only: false }
  const back = { ...there, is_return: true }
  const check = (more: object = {}, options = [there, back], rates: { region_id: string }[] = []) =>
    textsOf(regionFindings({ regions: [{ ...region, ...more }], options, rates, currencies: ['eur', 'usd'] }))

  it.each([
    ['with everything', {}, []],
    ['without countries', { countries: [] }, ['noCountries']],
    ['without payment', { payment_providers: [] }, ['noPayment']],
    ['without fulfillment', { fulfillment_providers: [] }, ['noFulfillment']],
    ['in a currency that the store does not have', { currency_code: 'chf' }, ['noCurrency']],
    ['with manual taxes', { automatic_taxes: false }, ['manualTaxes']],
    ['without tax', { tax_rate: 0 }, ['noTax']],
  ])('%s', (_name, more, found) => {
    expect(check(more)).toEqual(found)
  })

  it('whose options only staff can choose has no shipping', () => {
    expect(check({}, [{ ...there, admin_only: true }, back])).toEqual(['noShipping'])
  })

  it('with the options of another one has neither shipping nor returns', () => {
    expect(check({ id: 'reg_2' })).toEqual(['noShipping', 'noReturns'])
  })

  it('with a rate of zero is taxed when a rate says so', () => {
    expect(check({ tax_rate: 0 }, undefined, [{ region_id: 'reg_1' }])).toEqual([])
  })

  it('leads to the page that fixes it', () => {
    const [found] = regionFindings({ regions: [region], options: [back], rates: [], currencies: ['eur'] })
    expect(found).toMatchObject({ path: '/settings/regions/reg_1', values: { name: 'Europe' } })
  })
})

describe('a provider', () => {
  const regions = [{ name: 'Europe', payment_providers: [{ id: 'card' }], fulfillment_providers: [] }]
  const check = (id: string, is_installed: boolean) =>
    textsOf(providerFindings({ payment: [{ id, is_installed }], fulfillment: [], regions }))

  it.each([
    ['card', true, []],
    ['card', false, ['gone.payment']],
    ['cash', true, ['unused.payment']],
    ['cash', false, []],
  ])('%s, installed: %s', (id, isInstalled, found) => {
    expect(check(id, isInstalled)).toEqual(found)
  })
})

describe('a product', () => {
  const product = { id: 'prod_1', title: 'Cup', sales_channels: [{}], variants: [{ prices: [price('eur')] }] }
  const check = (more: object, currencies = ['eur'], hasChannels = true) =>
    textsOf(productFindings({ products: [{ ...product, ...more }], currencies, hasChannels }))

  it.each([
    ['that is sold and priced', {}, []],
    ['without a channel', { sales_channels: [] }, ['noChannel']],
    ['of which one variant has no price', { variants: [...product.variants, { prices: [] }] }, ['noPrice']],
    ['that only a price list prices', { variants: [{ prices: [price('eur', 'pl_1')] }] }, ['noPrice']],
  ])('%s', (_name, more, found) => {
    expect(check(more)).toEqual(found)
  })

  it('needs no channel in a store without channels', () => {
    expect(check({ sales_channels: [] }, ['eur'], false)).toEqual([])
  })

  it('lacks each currency by itself', () => {
    expect(check({}, ['eur', 'usd', 'jpy'])).toEqual(['noPrice', 'noPrice'])
  })
})

it('a template that leads nowhere is found, none is not', () => {
  const found = linkFindings({ swap_link_template: 'https://shop.test/swap', payment_link_template: null })
  expect(textsOf(found)).toEqual(['link.swap_link_template'])
  const [ups] = linkFindings({ tracking_url_ups: 'https://ups.test/' })
  expect(ups).toMatchObject({ text: 'link.carrier', values: { carrier: 'UPS' } })
})

it.each(LINK_FIELDS)('a %s that leads nowhere is named in words', (field) => {
  const file = join(import.meta.dirname, '../../../../locales/en/health.json')
  const { findings } = JSON.parse(readFileSync(file, 'utf8')) as { findings: { link: object } }
  const [finding] = linkFindings({ [field]: 'nowhere' })
  expect(Object.keys(findings.link)).toContain(finding?.text.replace('link.', ''))
})
