import { OpenRecord } from '@stoa/admin/record'

import { priceList } from '../../components/price-list-record.ts'
import { ImportPrices } from './import-prices.tsx'

const opened = { ...priceList, loading: { cards: [{ title: 'pricing.import.title', lines: 4 }] } }

export default function PriceImportPage() {
  return <OpenRecord record={opened}>{(list) => <ImportPrices key={list.id} list={list} />}</OpenRecord>
}
