import { ProductPicker } from '@stoa/admin/pickers'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Fieldset } from '@stoa/ui/fieldset'
import { Inline } from '@stoa/ui/inline'
import { useState } from 'react'

interface ProductsFieldProps {
  label: string
  description?: string
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Any number of products; the picker opens inside the form. */
export function ProductsField({ label, description, value, onChange }: ProductsFieldProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Fieldset legend={label} hint={description}>
      {isOpen ? (
        <ProductPicker chosen={new Set(value)} onChoose={(chosen) => onChange([...chosen].toSorted())} />
      ) : (
        <Inline>
          <output>{t('admin.picker.chosen', { count: value.length })}</output>
          <Button size="small" onPress={() => setOpen(true)}>
            {t('taxes.fields.chooseProducts')}
          </Button>
        </Inline>
      )}
    </Fieldset>
  )
}
