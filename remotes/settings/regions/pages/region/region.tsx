import { defineRecord, RecordPage } from '@stoa/admin/record'
import { regionQueries, type AdminRegion } from '@stoa/api/admin/regions'
import type { HttpClient } from '@stoa/api/http'
import MapPinOff from 'lucide-react/icons/map-pin-off'

import { ShippingCard } from '../../../shipping/components/shipping-card.tsx'
import { ShippingPreview } from '../../../shipping/components/shipping-preview.tsx'
import { LegalTextsCard } from './legal-texts-card.tsx'
import { RegionActions } from './region-actions.tsx'
import { RegionFacts } from './region-facts.tsx'

const region = defineRecord({
  title: 'regions.one',
  list: { path: '/settings/regions', title: 'regions.title' },
  read: (http: HttpClient) => regionQueries(http).detail,
  record: ({ region: found }: { region: AdminRegion }) => found,
  name: ({ name }) => name,
  missing: { icon: MapPinOff, title: 'regions.missing.title', message: 'regions.missing.message' },
  failed: 'regions.failedOne',
  loading: {
    cards: [
      { title: 'regions.facts.title', lines: 6 },
      { title: 'shipping.options.title', lines: 4 },
      { title: 'shipping.returns.title', lines: 2 },
    ],
  },
})

export default function RegionPage() {
  return (
    <RecordPage
      record={region}
      parts={(shown) => ({
        actions: <RegionActions region={shown} />,
        cards: (
          <>
            <RegionFacts region={shown} />
            <ShippingCard region={shown} />
            <ShippingCard region={shown} isReturn />
            <ShippingPreview region={shown} />
            <LegalTextsCard region={shown} />
          </>
        ),
      })}
    />
  )
}
