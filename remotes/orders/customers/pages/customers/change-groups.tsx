import { inBatches } from '@stoa/admin/actions'
import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import {
  customerGroupQueries,
  useAddCustomersToGroup,
  useRemoveCustomersFromGroup,
} from '@stoa/api/admin/customer-groups'
import type { CustomerRow } from '@stoa/api/admin/customers'
import { useApi } from '@stoa/api/react'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { MultiSelect } from '@stoa/ui/multi-select'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

interface ChangeGroupsProps {
  customers: readonly CustomerRow[]
  onClose: () => void
}

interface GroupChoice {
  added: readonly string[]
  removed: readonly string[]
}

const ALL = { limit: 500, order: 'name' }
const NOTHING: GroupChoice = { added: [], removed: [] }

/** Puts several customers into groups and takes them out of others. Repeating it after a failure does no harm. */
export function ChangeGroups({ customers, onClose }: ChangeGroupsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { data, error, refetch } = useQuery(customerGroupQueries(useApi()).list(ALL))
  const { mutateAsync: add } = useAddCustomersToGroup()
  const { mutateAsync: remove } = useRemoveCustomersFromGroup()
  const ids = customers.map(({ id }) => id)
  const title = t('customerGroups.change.title', { count: ids.length })
  const form = useRecordForm<GroupChoice>({
    id: 'change-customer-groups',
    values: NOTHING,
    save: async ({ added, removed }) => {
      for (const customerIds of inBatches(ids)) {
        for (const id of added) await add({ id, customerIds })
        for (const id of removed) await remove({ id, customerIds })
      }
      notify.success(t('customers.groups.saved'), title)
      onClose()
    },
  })
  const options = data?.customer_groups.map(({ id, name }) => ({ id, label: name })) ?? []
  const field = { form, as: MultiSelect, placeholder: t('customerGroups.change.none'), options } as const
  return (
    <FormDialog title={title} subtitle={t('customerGroups.change.hint')} form={form} isNew onClose={onClose}>
      {data ? (
        <>
          <Field {...field} name="added" label={t('customerGroups.change.add')} />
          <Field {...field} name="removed" label={t('customerGroups.change.remove')} />
        </>
      ) : error ? (
        <LoadFailure title={t('customers.groups.failed')} error={error} onRetry={refetch} />
      ) : (
        <SkeletonLines count={4} />
      )}
    </FormDialog>
  )
}
