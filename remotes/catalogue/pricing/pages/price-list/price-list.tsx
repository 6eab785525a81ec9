import { RecordPage, type RecordParts } from '@stoa/admin/record'
import type { PriceList } from '@medusajs/client-types'
import { Zone } from '@stoa/extension-sdk'
import { useState } from 'react'

import { PriceListBadge } from '../../components/price-list-badge.tsx'
import { priceList } from '../../components/price-list-record.ts'
import type { SheetProducts } from '../../components/price-queries.ts'
import { ScheduleCard } from '../../components/schedule-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { PriceListActions } from './price-list-actions.tsx'
import { PricesCard } from './prices-card.tsx'

const partsOf = (list: PriceList): RecordParts => ({
  badges: <PriceListBadge list={list} />,
  actions: <PriceListActions list={list} />,
  cards: <Cards list={list} />,
})

export default function PriceListPage() {
  return <RecordPage record={priceList} parts={partsOf} />
}

function Cards({ list }: { list: PriceList }) {
  const [edited, setEdited] = useState<SheetProducts>()
  return (
    <>
      <DetailsCard list={list} isCounted={edited === undefined} />
      <ScheduleCard list={list} />
      <Zone name="price_list.prices.before" priceList={list} />
      <PricesCard list={list} edited={edited} onEdit={setEdited} />
      <Zone name="price_list.prices.after" priceList={list} />
    </>
  )
}
