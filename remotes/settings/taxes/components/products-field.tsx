import { ProductPicker } from '@stoa/admin/pickers'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Fieldset } from '@stoa/ui/fieldset'
import { Inline } from '@stoa/ui/inline'
import { useLayers } from '@stoa/ui/layered-modal'
import { Stack } from '@stoa/ui/stack'
import { useState } from 'react'

interface ProductsFieldProps {
  label: string
  description?: string
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Any number of products, chosen on a screen of their own over the form. */
export function ProductsField({ label, description, value, onChange }: ProductsFieldProps) {
  const { t } = useTranslation()
  const { push, pop } = useLayers()
  const choose = () =>
    push({
      title: t('taxes.fields.chooseProducts'),
      subtitle: description,
      content: <ChooseProducts chosen={value} onChoose={onChange} />,
      footer: (
        <Button variant="primary" onPress={pop}>
          {t('taxes.fields.productsChosen')}
        </Button>
      ),
    })
  return (
    <Fieldset legend={label} hint={description}>
      <Inline>
        <output>{t('admin.picker.chosen', { count: value.length })}</output>
        <Button size="small" onPress={choose}>
          {t('taxes.fields.chooseProducts')}
        </Button>
      </Inline>
    </Fieldset>
  )
}

interface ChooseProductsProps {
  /** The ids of those that are chosen at first. */
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

function ChooseProducts({ chosen: before, onChoose }: ChooseProductsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before))
  const choose = (next: ReadonlySet<string>) => {
    setChosen(next)
    onChoose([...next].toSorted())
  }
  return (
    <Stack>
      <ProductPicker chosen={chosen} onChoose={choose} />
    </Stack>
  )
}
