import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { ALL_REGIONS } from '@stoa/admin/choices'
import { useUpdateGiftCard, type AdminGiftCard } from '@stoa/api/admin/gift-cards'
import { regionQueries } from '@stoa/api/admin/regions'
import { useApi } from '@stoa/api/react'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'

import { EndField } from '../../components/end-field.tsx'
import { RegionField, type RegionChoice } from '../../components/region-field.tsx'
import { END_RULES, endFrom, momentOf, type End } from '../../model/issue-gift-card.ts'

interface TermsDialogProps {
  card: AdminGiftCard
  onClose: () => void
}

/** Changes where and until when a card pays. */
export function TermsDialog({ card: { id, code, region, ends_at }, onClose }: TermsDialogProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { data, error } = useQuery(regionQueries(useApi()).list(ALL_REGIONS))
  const { mutateAsync: update } = useUpdateGiftCard()
  const form = useRecordForm<{ region: string; end: End }>({
    id: 'terms',
    values: { region: region.id, end: endFrom(ends_at) },
    serverFields: { region_id: 'region', ends_at: 'end' },
    save: async (values) => {
      const end = momentOf(values.end)
      const changes = {
        ...(values.region !== region.id && { region_id: values.region }),
        ...(end !== ends_at && { ends_at: end }),
      }
      await update({ id, changes })
      notify.success(t('giftCards.saved'), code)
      onClose()
    },
  })
  // Of a card that has ended, the region alone can be changed.
  const rules = { validate: (end: End) => momentOf(end) === ends_at || END_RULES.validate(end) }
  const chosen = useWatch({ control: form.control, name: 'region' })
  const regions: readonly RegionChoice[] = data?.regions ?? [region]
  const currency = regions.find((known) => known.id === chosen)?.currency_code ?? region.currency_code
  return (
    <FormDialog title={t('giftCards.terms.title')} form={form} onClose={onClose}>
      <Field
        form={form}
        name="region"
        as={RegionField}
        errors={error && !data ? [t('giftCards.issue.regionsFailed')] : []}
        regions={regions}
        {...(currency !== region.currency_code && {
          description: t('giftCards.terms.otherCurrency', { currency: currency.toUpperCase() }),
        })}
      />
      <Field form={form} name="end" as={EndField} rules={rules} />
    </FormDialog>
  )
}
