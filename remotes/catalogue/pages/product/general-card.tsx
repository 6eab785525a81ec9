import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Select } from '@stoa/ui/select'
import { Controller, type Control } from 'react-hook-form'

import { TextFields, type ProductTexts } from '../../components/product/text-fields.tsx'
import { PRODUCT_STATUSES } from '../../model/product-status.ts'
import styles from './general-card.module.css'
import { useProductForm } from './use-product-form.ts'

export function GeneralCard({ product }: { product: AdminProduct }) {
  const { t } = useTranslation()
  const { place, control, errorsOf, added, failure, isDirty, isRestored, isSaving, save, discard } =
    useProductForm(product)
  return (
    <Card title={t('general.title')}>
      <form ref={place} className={styles['form']} noValidate onSubmit={save}>
        {failure ? (
          <Banner tone="error" title={t('general.notSaved')}>
            {failure}
          </Banner>
        ) : null}
        {isRestored && isDirty ? (
          <Banner
            actions={
              <Button size="small" onPress={discard}>
                {t('general.discard')}
              </Button>
            }
          >
            {t('general.restored')}
          </Banner>
        ) : null}
        {/* The names of its fields are fields of this form too, which the library's types cannot say. */}
        <TextFields
          control={control as unknown as Control<ProductTexts>}
          errorsOf={errorsOf}
          besideTitle={
            <Controller
              name="status"
              control={control}
              render={({ field }) => (
                <Select
                  {...field}
                  label={t('general.statusField')}
                  placeholder={t('general.statusField')}
                  options={PRODUCT_STATUSES.map((status) => ({ id: status, label: t(`status.${status}`) }))}
                  errors={errorsOf('status')}
                />
              )}
            />
          }
        />
        {added}
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" isDisabled={!isDirty} isLoading={isSaving}>
            {t('general.save')}
          </Button>
          {isDirty && !isRestored && !isSaving ? (
            <Button variant="quiet" onPress={discard}>
              {t('general.discard')}
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  )
}
