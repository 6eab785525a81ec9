import { useCallback, useState } from 'react'

import { withEdits, type DraftPrices } from '../../model/price-draft.ts'
import type { AddedTiers } from '../../model/price-tiers.ts'
import type { PriceEdit } from '../../model/price-writes.ts'

/** The prices of a price list that does not exist yet, as they are typed. */
export function usePriceDraft() {
  const [prices, setPrices] = useState<DraftPrices>(new Map())
  const [problems, setProblems] = useState(0)
  const [tiers, setTiers] = useState<AddedTiers>(new Map())
  const [before, setBefore] = useState(prices)

  const onEdit = useCallback(
    (edits: readonly PriceEdit[], wrong: number) => {
      setPrices(withEdits(before, edits))
      setProblems(wrong)
    },
    [before],
  )
  return {
    prices,
    problems,
    tiers,
    setTiers,
    onEdit,
    /** What the sheet has for saved; edits count from there. */
    before,
    /** The sheet comes into sight, with what was typed before. */
    begin: () => {
      setBefore(prices)
      setProblems(0)
    },
  }
}
