import { type ReactNode, useContext, useState } from 'react'

import { RegionContext } from '../state/region.ts'

interface PriceRegionProps {
  /** What is shown was read for the region before. */
  isOld: boolean
  children: ReactNode
}

/** Shows prices in the currency that they were read in, until those of the chosen region are there. */
export function PriceRegion({ isOld, children }: PriceRegionProps) {
  const chosen = useContext(RegionContext)
  const [shown, setShown] = useState(chosen)
  if (!isOld && shown !== chosen) setShown(chosen)
  return <RegionContext value={isOld ? shown : chosen}>{children}</RegionContext>
}
