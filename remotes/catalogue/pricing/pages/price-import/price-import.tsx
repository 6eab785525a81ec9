import { useTranslation } from '@stoa/extension-sdk'

import { OpenPriceList } from '../../components/open-price-list.tsx'
import { ImportPrices } from './import-prices.tsx'

export default function PriceImportPage() {
  const { t } = useTranslation()
  const cards = [{ title: t('pricing.import.title'), lines: 4 }]
  return <OpenPriceList cards={cards}>{(list) => <ImportPrices key={list.id} list={list} />}</OpenPriceList>
}
