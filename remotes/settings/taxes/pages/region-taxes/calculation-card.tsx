import { Field, FormNotices, OPTIONAL_TEXT } from '@stoa/admin/form'
import type { AdminRegion } from '@stoa/api/admin/regions'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Inline } from '@stoa/ui/inline'
import { NumberField } from '@stoa/ui/number-field'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { Switch } from '@stoa/ui/switch'
import { TextField } from '@stoa/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'

import { useCalculationForm } from './use-calculation-form.ts'

/** How taxes are calculated in a region. The buttons appear with the first change. */
export function CalculationCard({ region }: { region: AdminRegion }) {
  const { t } = useTranslation()
  const form = useCalculationForm(region)
  const { isDirty, isSaving } = form
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    form.submit()
  }
  const { data } = useQuery(storeQueries(useApi()).taxProviders())
  const providers = (data?.tax_providers ?? []).map(({ id }) => ({ id, label: id }))
  return (
    <Card title={t('taxes.calculation.title')}>
      <form noValidate onSubmit={save}>
        <Stack>
          <FormNotices form={form} />
          <Field
            form={form}
            name="tax_rate"
            as={NumberField}
            label={t('taxes.defaults.rate')}
            unit="%"
            min={0}
            max={100}
            decimals={4}
            rules={{ required: 'admin.missing' }}
          />
          <Field
            form={form}
            name="tax_code"
            as={TextField}
            label={t('taxes.fields.code')}
            rules={OPTIONAL_TEXT}
            autoComplete="off"
          />
          {providers.length > 0 ? (
            <Field
              form={form}
              name="tax_provider_id"
              as={Select}
              label={t('taxes.calculation.provider')}
              placeholder={t('taxes.calculation.builtIn')}
              clearLabel={t('taxes.calculation.builtIn')}
              options={providers}
            />
          ) : null}
          <Field
            form={form}
            name="automatic_taxes"
            as={Switch}
            label={t('taxes.calculation.automaticSwitch')}
            description={t('taxes.calculation.automaticHint')}
          />
          <Field
            form={form}
            name="gift_cards_taxable"
            as={Switch}
            label={t('taxes.calculation.giftCards')}
            description={t('taxes.calculation.giftCardsHint')}
          />
          {isDirty ? (
            <>
              <Banner>{t('taxes.delay')}</Banner>
              <Inline>
                <Button type="submit" variant="primary" isLoading={isSaving}>
                  {t('admin.save')}
                </Button>
                <Button variant="quiet" isDisabled={isSaving} onPress={form.discard}>
                  {t('admin.discard.action')}
                </Button>
              </Inline>
            </>
          ) : null}
        </Stack>
      </form>
    </Card>
  )
}
