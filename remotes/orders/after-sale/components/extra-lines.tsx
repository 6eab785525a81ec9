import { Field } from '@stoa/admin/form'
import { lazyPart } from '@stoa/admin/lazy-dialog'
import type { PickedVariant } from '@stoa/admin/pickers'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Button } from '@stoa/ui/button'
import { FormGrid } from '@stoa/ui/form-grid'
import { useLayers } from '@stoa/ui/layered-modal'
import { NumberField } from '@stoa/ui/number-field'
import { Stack } from '@stoa/ui/stack'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useWatch } from 'react-hook-form'

import { LineName } from './line-name.tsx'
import type { AfterSaleForm, AfterSaleOrder } from './values.ts'

const PickExtras = lazyPart(async () => (await import('./pick-extras.tsx')).PickExtras)

/** The variants that go out, each with its quantity. */
export function ExtraLines({ form, order }: { form: AfterSaleForm; order: AfterSaleOrder }) {
  const { t, locale } = useTranslation()
  const { push, pop } = useLayers()
  const extras = useWatch({ control: form.control, name: 'extras' })
  const setExtras = (next: typeof extras) => form.methods.setValue('extras', next, { shouldDirty: true })
  const choose = () => {
    let chosen: readonly PickedVariant[] = extras
    const take = () => {
      const quantities = new Map(extras.map(({ id, quantity }) => [id, quantity]))
      setExtras(chosen.map((variant) => ({ ...variant, quantity: quantities.get(variant.id) ?? 1 })))
      pop()
    }
    push({
      title: t('afterSale.extras.title'),
      content: (
        <PickExtras
          order={order}
          chosen={chosen}
          onChoose={(next) => {
            chosen = next
          }}
        />
      ),
      onSubmit: take,
      footer: (
        <>
          <Button onPress={pop}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('afterSale.extras.take')}
          </Button>
        </>
      ),
    })
  }
  return (
    <Stack gap={3}>
      {extras.map((extra, index) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the name of a line holds a picture, which a legend cannot
        <div key={extra.id} role="group" aria-label={extra.product}>
          <Stack gap={2}>
            <LineName line={{ ...extra, title: extra.product, description: extra.title }}>
              <Button
                variant="quiet"
                icon={Trash}
                aria-label={t('afterSale.extras.remove', { product: extra.product })}
                onPress={() => setExtras(extras.filter(({ id }) => id !== extra.id))}
              />
            </LineName>
            <FormGrid size="small">
              <Field
                form={form}
                name={`extras.${index}.quantity`}
                as={NumberField}
                label={t('afterSale.line.quantity')}
                {...(extra.price !== null && {
                  description: t('afterSale.extras.each', {
                    price: formatMoney(extra.price, order.currency_code, locale),
                  }),
                })}
                min={1}
                rules={{ required: 'afterSale.line.quantityMissing' }}
              />
            </FormGrid>
          </Stack>
        </div>
      ))}
      <div>
        <Button icon={Plus} onPress={choose}>
          {t('afterSale.extras.add')}
        </Button>
      </div>
    </Stack>
  )
}
