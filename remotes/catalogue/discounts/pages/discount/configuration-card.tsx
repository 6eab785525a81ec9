import { useReportFailure } from '@stoa/admin/failures'
import { useUpdateDiscount, type AdminDiscount, type DiscountChanges } from '@stoa/api/admin/discounts'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatDateTime } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { DescriptionList, type Description } from '@stoa/ui/description-list'
import { useState } from 'react'

import { useDurationText } from '../../components/use-duration-text.ts'
import styles from './configuration-card.module.css'
import { EditConfiguration } from './edit-configuration.tsx'

export function ConfigurationCard({ discount }: { discount: AdminDiscount }) {
  const { t, locale } = useTranslation()
  const reportFailure = useReportFailure()
  const notify = useNotify()
  const durationText = useDurationText()
  const { mutate: update, isPending, variables } = useUpdateDiscount()
  const [isEditing, setEditing] = useState(false)
  const { id, code, starts_at, ends_at, usage_limit, valid_duration } = discount

  const take = (changes: DiscountChanges) =>
    update(
      { id, changes },
      {
        onSuccess: () => notify.success(t('discounts.saved'), code),
        onError: (error) => reportFailure(error),
      },
    )
  const setting = (term: string, details: string, changes: DiscountChanges): Description => ({
    term,
    details: (
      <span className={styles.setting}>
        {details}
        <Button
          variant="quiet"
          size="small"
          aria-label={t('discounts.edit.takeAway', { what: term })}
          isLoading={isPending && JSON.stringify(variables.changes) === JSON.stringify(changes)}
          onPress={() => take(changes)}
        >
          {t('admin.remove')}
        </Button>
      </span>
    ),
  })

  return (
    <Card
      title={t('discounts.sections.configuration')}
      actions={<Button onPress={() => setEditing(true)}>{t('discounts.edit.configurationAction')}</Button>}
    >
      <DescriptionList
        items={[
          { term: t('discounts.fields.starts'), details: formatDateTime(starts_at, locale) },
          ends_at
            ? setting(t('discounts.fields.ends'), formatDateTime(ends_at, locale), { ends_at: null })
            : { term: t('discounts.fields.ends'), details: null },
          usage_limit === null
            ? { term: t('discounts.fields.limit'), details: null }
            : setting(t('discounts.fields.limit'), formatNumber(usage_limit, locale), { usage_limit: null }),
          ...(valid_duration
            ? [
                setting(
                  t('discounts.duration.title'),
                  t('discounts.duration.ofCodes', { duration: durationText(valid_duration) }),
                  { valid_duration: null },
                ),
              ]
            : []),
        ]}
      />
      {isEditing ? <EditConfiguration discount={discount} onClose={() => setEditing(false)} /> : null}
    </Card>
  )
}
