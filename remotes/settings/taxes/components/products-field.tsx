import { ProductPicker } from '@stoa/admin/pickers'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Fieldset } from '@stoa/ui/fieldset'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'

interface ProductsFieldProps {
  label: string
  description?: string
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Any number of products, chosen in a dialog of their own. */
export function ProductsField({ label, description, value, onChange }: ProductsFieldProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Fieldset legend={label} hint={description}>
      <Inline>
        <output>{t('admin.picker.chosen', { count: value.length })}</output>
        <Button size="small" onPress={() => setOpen(true)}>
          {t('taxes.fields.chooseProducts')}
        </Button>
      </Inline>
      {isOpen ? (
        <Dialog
          isOpen
          size="large"
          title={t('taxes.fields.chooseProducts')}
          onClose={close}
          footer={
            <Button variant="primary" onPress={close}>
              {t('admin.close')}
            </Button>
          }
        >
          <Stack>
            <ProductPicker chosen={new Set(value)} onChoose={(chosen) => onChange([...chosen].toSorted())} />
          </Stack>
        </Dialog>
      ) : null}
    </Fieldset>
  )
}
