import { FormDialog } from '@stoa/admin/form'
import { ProductPicker } from '@stoa/admin/pickers'
import { useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

interface AddProductsProps {
  /** Given the ids of products, whose prices are to be typed next. */
  onChoose: (ids: readonly string[]) => void
  onClose: () => void
}

/** Chooses products for a price list; they are in it once they have prices. */
export function AddProducts({ onChoose, onClose }: AddProductsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <FormDialog
      title={t('pricing.add.title')}
      subtitle={t('pricing.add.subtitle')}
      size="large"
      saveLabel={t('pricing.add.next')}
      form={{
        isDirty: chosen.size > 0,
        isSaving: false,
        failure: undefined,
        submit: () => onChoose([...chosen]),
      }}
      onClose={onClose}
    >
      <ProductPicker chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  )
}
