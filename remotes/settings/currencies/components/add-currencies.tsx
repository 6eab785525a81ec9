import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import { currencyQueries } from '@stoa/api/admin/currencies'
import { useAddStoreCurrencies } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { currencyName } from '@stoa/i18n/currencies'
import { formatList } from '@stoa/i18n/lists'
import { MultiSelect } from '@stoa/ui/multi-select'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

interface AddCurrenciesProps {
  /** The codes of the store's own currencies, which are not offered. */
  own: ReadonlySet<string>
  onClose: () => void
}

/** More than there are currencies. */
const ALL = { limit: 500 }

export function AddCurrencies({ own, onClose }: AddCurrenciesProps) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const { data, error, refetch } = useQuery(currencyQueries(useApi()).list(ALL))
  const { mutateAsync: add } = useAddStoreCurrencies()
  const form = useRecordForm<{ codes: readonly string[] }>({
    id: 'add-currencies',
    values: { codes: [] },
    save: async ({ codes }) => {
      const failed = (await add({ ids: codes, change: undefined })).filter(
        (result) => result.error !== undefined,
      )
      const [first] = failed
      if (first) {
        form.methods.setValue(
          'codes',
          failed.map(({ id }) => id),
        )
        throw first.error
      }
      const added = codes.map((code) => code.toUpperCase())
      notify.success(t('currencies.added'), formatList(added, locale))
      onClose()
    },
  })
  const options = (data?.currencies ?? [])
    .filter(({ code }) => !own.has(code))
    .map(({ code, name }) => ({
      id: code,
      label: t('currencies.option', { code: code.toUpperCase(), name: currencyName(code, locale, name) }),
    }))
  return (
    <FormDialog
      title={t('currencies.add.title')}
      saveLabel={t('currencies.add.save')}
      form={form}
      isNew
      onClose={onClose}
    >
      {data ? (
        <Field
          form={form}
          name="codes"
          as={MultiSelect}
          label={t('currencies.add.label')}
          description={t('currencies.add.hint')}
          placeholder={t('currencies.add.placeholder')}
          options={options}
        />
      ) : null}
      {error && !data ? (
        <LoadFailure title={t('currencies.failedAll')} error={error} onRetry={refetch} />
      ) : null}
      {error || data ? null : <SkeletonLines count={3} />}
    </FormDialog>
  )
}
