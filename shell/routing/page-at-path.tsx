import { canonicalPath } from '@stoa/extension-sdk/admission'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import { PageOutlet } from './page-outlet.tsx'
import type { PagePlaces } from './page-places.ts'

interface PageAtPathProps {
  places: PagePlaces['byPath']
  /** Shown where no page lies. */
  otherwise: ReactNode
}

/** The page that is looked up by the rest of the address. */
export function PageAtPath({ places, otherwise }: PageAtPathProps) {
  const { '*': rest = '' } = useParams()
  const place = places.get(canonicalPath(rest))
  return place ? <PageOutlet key={place.path} page={place.page} title={place.title} /> : otherwise
}
