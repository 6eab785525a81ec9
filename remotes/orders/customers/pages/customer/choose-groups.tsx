import { Field, FormDialog, listChange, useRecordForm } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import {
  customerGroupQueries,
  useAddCustomersToGroup,
  useRemoveCustomersFromGroup,
} from '@stoa/api/admin/customer-groups'
import { useApi } from '@stoa/api/react'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { MultiSelect } from '@stoa/ui/multi-select'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

import type { CustomerOfPage } from '../../components/customer-of-page.ts'

interface ChooseGroupsProps {
  customer: CustomerOfPage
  onClose: () => void
}

const ALL = { limit: 500, order: 'name' }

/** Puts a customer into groups and takes it out of others, one call for each group: what others change meanwhile stays. */
export function ChooseGroups({ customer, onClose }: ChooseGroupsProps) {
  const { id, email } = customer
  const { t } = useTranslation()
  const notify = useNotify()
  const { data, error, refetch } = useQuery(customerGroupQueries(useApi()).list(ALL))
  const { mutateAsync: add } = useAddCustomersToGroup()
  const { mutateAsync: remove } = useRemoveCustomersFromGroup()
  const own = (customer.groups ?? []).map((group) => group.id)
  const form = useRecordForm<{ groups: readonly string[] }>({
    id: `customer-groups-${id}`,
    values: { groups: own.toSorted() },
    save: async ({ groups }) => {
      const { added, removed } = listChange(own, groups)
      for (const group of added) await add({ id: group, customerIds: [id] })
      for (const group of removed) await remove({ id: group, customerIds: [id] })
      notify.success(t('customers.groups.saved'), email)
      onClose()
    },
  })
  return (
    <FormDialog title={t('customers.groups.edit')} form={form} onClose={onClose}>
      {data ? (
        <Field
          form={form}
          name="groups"
          as={MultiSelect}
          label={t('customers.groups.title')}
          description={t('customers.groups.hint')}
          placeholder={t('customers.groups.none')}
          options={data.customer_groups.map((group) => ({ id: group.id, label: group.name }))}
        />
      ) : error ? (
        <LoadFailure title={t('customers.groups.failed')} error={error} onRetry={refetch} />
      ) : (
        <SkeletonLines count={3} />
      )}
    </FormDialog>
  )
}
