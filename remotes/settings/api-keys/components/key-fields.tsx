import { Field, REQUIRED_TEXT, type RecordForm } from '@stoa/admin/form'
import { useChannelChoices } from '@stoa/admin/choices'
import { LoadFailure } from '@stoa/admin/failures'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { MultiSelect } from '@stoa/ui/multi-select'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { TextField } from '@stoa/ui/text-field'

/** The form of a key. */
export interface KeyValues {
  title: string
  /** The ids of the sales channels whose products it shows. */
  channels: readonly string[]
}

export function KeyFields({ form }: { form: RecordForm<KeyValues> }) {
  const { t } = useTranslation()
  return (
    <>
      <Field
        form={form}
        name="title"
        as={TextField}
        label={t('apiKeys.fields.title')}
        description={t('apiKeys.fields.titleHint')}
        rules={REQUIRED_TEXT}
        autoComplete="off"
      />
      {useFlag('sales_channels') ? <ChannelsField form={form} /> : null}
    </>
  )
}

function ChannelsField({ form }: { form: RecordForm<KeyValues> }) {
  const { t } = useTranslation()
  const { options, isKnown, error, refetch } = useChannelChoices()
  if (!isKnown) {
    return error ? (
      <LoadFailure title={t('apiKeys.fields.channelsFailed')} error={error} onRetry={refetch} />
    ) : (
      <SkeletonLines count={2} />
    )
  }
  return (
    <Field
      form={form}
      name="channels"
      as={MultiSelect}
      label={t('apiKeys.fields.channels')}
      description={t('apiKeys.fields.channelsHint')}
      placeholder={t('apiKeys.fields.channelsPlaceholder')}
      options={options}
    />
  )
}
