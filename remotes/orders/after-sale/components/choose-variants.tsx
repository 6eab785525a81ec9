import { VariantPicker, type PickedVariant } from '@stoa/admin/pickers'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'

import type { AfterSaleOrder } from './values.ts'

interface ChooseVariantsProps {
  order: Pick<AfterSaleOrder, 'region_id' | 'currency_code'>
  chosen: readonly PickedVariant[]
  onChoose: (chosen: readonly PickedVariant[]) => void
  /** Chooses one variant for something: its title, and the label of the button. Default: any number is added. */
  single?: { title: string; take: string }
  onClose: () => void
}

/** Chooses variants at the prices of the order's region. */
export function ChooseVariants({ order, chosen: before, onChoose, single, onClose }: ChooseVariantsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlyMap<string, PickedVariant>>(
    () => new Map(before.map((variant) => [variant.id, variant])),
  )
  const take = () => {
    onChoose([...chosen.values()])
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={single?.title ?? t('afterSale.extras.title')}
      onClose={onClose}
      onSubmit={take}
      footer={
        <>
          <Button onPress={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" isDisabled={single !== undefined && chosen.size === 0}>
            {single?.take ?? t('afterSale.extras.take')}
          </Button>
        </>
      }
    >
      <Stack>
        <VariantPicker
          regionId={order.region_id}
          currency={order.currency_code}
          chosen={chosen}
          onChoose={(next) => setChosen(single ? new Map([...next].slice(-1)) : next)}
        />
      </Stack>
    </Dialog>
  )
}
