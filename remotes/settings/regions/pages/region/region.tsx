import { defineRecord, RecordPage } from '@stoa/admin/record'
import { regionQueries, type AdminRegion } from '@stoa/api/admin/regions'
import type { HttpClient } from '@stoa/api/http'
import MapPinOff from 'lucide-react/icons/map-pin-off'

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
      { title: 'admin.json.title', lines: 3 },
    ],
  },
})

export default function RegionPage() {
  return (
    <RecordPage
      record={region}
      parts={(shown) => ({
        actions: <RegionActions region={shown} />,
        cards: <RegionFacts region={shown} />,
      })}
    />
  )
}
