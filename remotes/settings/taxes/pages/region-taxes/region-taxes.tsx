import { defineRecord, RecordPage } from '@stoa/admin/record'
import { regionQueries, type AdminRegion } from '@stoa/api/admin/regions'
import type { HttpClient } from '@stoa/api/http'
import MapPinOff from 'lucide-react/icons/map-pin-off'

import { CalculationCard } from './calculation-card.tsx'
import { ExplainCard } from './explain-card.tsx'
import { RatesCard } from './rates-card.tsx'

const region = defineRecord({
  title: 'taxes.one',
  list: { path: '/settings/taxes', title: 'taxes.title' },
  read: (http: HttpClient) => regionQueries(http).detail,
  record: ({ region: found }: { region: AdminRegion }) => found,
  name: ({ name }) => name,
  tabTitle: ({ name }, t) => t('taxes.tabTitle', { name }),
  missing: { icon: MapPinOff, title: 'taxes.missing.title', message: 'taxes.missing.message' },
  failed: 'taxes.failedOne',
  loading: {
    cards: [
      { title: 'taxes.rates.title', lines: 4 },
      { title: 'taxes.explain.title', lines: 2 },
    ],
    side: [{ title: 'taxes.calculation.title', lines: 4 }],
  },
})

export default function RegionTaxesPage() {
  return (
    <RecordPage
      record={region}
      parts={(shown) => ({
        cards: (
          <>
            <RatesCard region={shown} />
            <ExplainCard region={shown} />
          </>
        ),
        side: <CalculationCard region={shown} />,
      })}
    />
  )
}
