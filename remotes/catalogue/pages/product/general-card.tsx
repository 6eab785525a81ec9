import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Select } from '@stoa/ui/select'
import { TextField } from '@stoa/ui/text-field'
import { Controller } from 'react-hook-form'

import { PRODUCT_STATUSES } from '../../model/product-status.ts'
import styles from './general-card.module.css'
import { TITLE_RULES, useProductForm } from './use-product-form.ts'

export function GeneralCard({ product }: { product: AdminProduct }) {
  const { t } = useTranslation()
  const { place, control, errorsOf, added, failure, isDirty, isSaving, save, discard } =
    useProductForm(product)
  return (
    <Card title={t('general.title')}>
      <form ref={place} className={styles['form']} noValidate onSubmit={save}>
        {failure ? (
          <Banner tone="error" title={t('general.notSaved')}>
            {failure}
          </Banner>
        ) : null}
        <div className={styles['fields']}>
          <Controller
            name="title"
            control={control}
            rules={TITLE_RULES}
            render={({ field }) => (
              <TextField
                {...field}
                label={t('general.titleField')}
                errors={errorsOf('title')}
                autoComplete="off"
                isRequired
              />
            )}
          />
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
        </div>
        {added}
        {product.description ? (
          <p className={styles['description']}>
            <bdi>{product.description}</bdi>
          </p>
        ) : null}
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" isDisabled={!isDirty} isLoading={isSaving}>
            {t('general.save')}
          </Button>
          {isDirty && !isSaving ? (
            <Button variant="quiet" onPress={discard}>
              {t('general.discard')}
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  )
}
