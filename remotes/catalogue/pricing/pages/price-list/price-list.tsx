import { useTranslation } from '@stoa/extension-sdk'

import { OpenPriceList } from '../../components/open-price-list.tsx'
import { PriceListDetails } from './price-list-details.tsx'

export default function PriceListPage() {
  const { t } = useTranslation()
  const cards = [
    { title: t('pricing.wizard.details'), lines: 6 },
    { title: t('pricing.schedule.title'), lines: 4 },
    { title: t('pricing.wizard.prices'), lines: 8 },
  ]
  return (
    <OpenPriceList cards={cards}>{(list) => <PriceListDetails key={list.id} list={list} />}</OpenPriceList>
  )
}
