import { defineRecord } from '@stoa/admin/record'
import { priceListQueries } from '@stoa/api/admin/price-lists'
import Wallet from 'lucide-react/icons/wallet'

/** A price list without its prices, as the pages about one show it. */
export const priceList = defineRecord({
  title: 'pricing.one',
  list: { path: '/pricing', title: 'pricing.title' },
  entity: 'price_list',
  read: (http) => priceListQueries(http).summary,
  record: ({ price_list: record }) => record,
  name: ({ name }) => name,
  missing: { icon: Wallet, title: 'pricing.missing.title', message: 'pricing.missing.message' },
  failed: 'pricing.failedOne',
  loading: {
    cards: [
      { title: 'pricing.wizard.details', lines: 6 },
      { title: 'pricing.schedule.title', lines: 4 },
      { title: 'pricing.wizard.prices', lines: 8 },
    ],
  },
  zone: { name: 'price_list.details', props: (record) => ({ priceList: record }) },
})
