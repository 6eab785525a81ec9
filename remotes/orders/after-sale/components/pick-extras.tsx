import { VariantPicker, type PickedVariant } from '@stoa/admin/pickers'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'

import type { AfterSaleOrder } from './values.ts'

interface PickExtrasProps {
  order: Pick<AfterSaleOrder, 'region_id' | 'currency_code'>
  /** Those that are chosen at first. */
  chosen: readonly PickedVariant[]
  onChoose: (chosen: readonly PickedVariant[]) => void
}

/** The variants that go out, at the prices of the order's region. */
export function PickExtras({ order, chosen: before, onChoose }: PickExtrasProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PickedVariant>>(
    () => new Map(before.map((variant) => [variant.id, variant])),
  )
  return (
    <Stack>
      <VariantPicker
        regionId={order.region_id}
        currency={order.currency_code}
        chosen={chosen}
        onChoose={(next) => {
          setChosen(next)
          onChoose([...next.values()])
        }}
      />
    </Stack>
  )
}
