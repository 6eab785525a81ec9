import { Field, FormNotices } from '@stoa/admin/form'
import { PRODUCT_STATUSES } from '@stoa/admin/choices'
import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Inline } from '@stoa/ui/inline'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { useMemo, type SubmitEvent } from 'react'

import { TextFields } from '../../components/text-fields.tsx'
import { useProductForm } from './use-product-form.ts'

export function GeneralCard({ product }: { product: AdminProduct }) {
  const { t } = useTranslation()
  const { form, added } = useProductForm(product)
  const { isDirty, isRestored, isSaving } = form
  // With the same options the field stays as it is when the form changes.
  const statuses = useMemo(
    () => PRODUCT_STATUSES.map((status) => ({ id: status, label: t(`admin.product.status.${status}`) })),
    [t],
  )
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <Card title={t('products.general.title')}>
      <form noValidate onSubmit={save}>
        <Stack>
          <FormNotices form={form} />
          <TextFields
            form={form}
            besideTitle={
              <Field
                form={form}
                name="status"
                as={Select}
                label={t('products.general.statusField')}
                placeholder={t('products.general.statusField')}
                options={statuses}
              />
            }
          />
          {added}
          <Inline>
            <Button type="submit" variant="primary" isDisabled={!isDirty} isLoading={isSaving}>
              {t('products.general.save')}
            </Button>
            {isDirty && !isRestored && !isSaving ? (
              <Button variant="quiet" onPress={form.discard}>
                {t('products.general.discard')}
              </Button>
            ) : null}
          </Inline>
        </Stack>
      </form>
    </Card>
  )
}
