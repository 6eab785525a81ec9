import { inBatches } from '@stoa/admin/actions'
import { MembershipDialog, ProductPicker } from '@stoa/admin/pickers'
import { useAddProductsToSalesChannel } from '@stoa/api/admin/sales-channels'
import { useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

import type { Channel } from '../../model/channel.ts'

interface AddProductsProps {
  channel: Channel
  onClose: () => void
}

/** Chooses products and sells them in the channel, many with one call. Those that are sold there already stay. */
export function AddProducts({ channel: { id, name }, onClose }: AddProductsProps) {
  const { t } = useTranslation()
  const { mutateAsync: add } = useAddProductsToSalesChannel()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <MembershipDialog
      title={t('salesChannels.products.addTitle', { name })}
      saveLabel={t('salesChannels.products.addSave')}
      writes={inBatches([...chosen]).map((productIds, index) => ({
        id: `add-${index}`,
        label: t('salesChannels.products.step', { count: productIds.length }),
        run: () => add({ id, productIds }),
      }))}
      saved={t('salesChannels.products.added')}
      name={name}
      onClose={onClose}
    >
      <ProductPicker chosen={chosen} onChoose={setChosen} />
    </MembershipDialog>
  )
}
