import { saveCsv } from '@stoa/admin/files'
import { type ColumnText, ImportPage, WriteStep } from '@stoa/admin/import'
import { customerGroupQueries } from '@stoa/api/admin/customer-groups'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { customerTemplate } from '../../model/import/customer-file.ts'
import { CustomerFileOptions } from './customer-file-options.tsx'
import { customerNames, guessCustomerSettings } from './customer-settings.ts'
import { useCustomerCheck } from './use-customer-check.ts'
import { useCustomerFindings } from './use-customer-findings.tsx'
import { useCustomerWrites } from './use-customer-writes.ts'

const ALL_GROUPS = { limit: 1000, order: 'name' }

const columnText: ColumnText = (name, t) => ({
  label: t(`customers.import.columns.${name}`),
  group: t('customers.one'),
})

/** Creates accounts from a CSV file and puts them into groups. */
export default function CustomerImportPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const groups = useQuery(customerGroupQueries(useApi()).list(ALL_GROUPS))
  const found = groups.data?.customer_groups
  const store = useMemo(() => found && { groups: found }, [found])
  const check = useCustomerCheck()
  const findingsOf = useCustomerFindings()
  const { state, write, stop, clear } = useCustomerWrites()
  const list = href('/customers')
  return (
    <ImportPage
      title={t('customers.import.title')}
      description={t('customers.import.message')}
      back={{ href: list, label: t('customers.title') }}
      source={{ store, error: store ? null : groups.error, refetch: () => void groups.refetch() }}
      template={{
        title: t('customers.import.template.title'),
        message: t('customers.import.template.message'),
        label: t('customers.import.template.download'),
        onDownload: (own) =>
          saveCsv('customers-template.csv', customerTemplate(own.groups.map(({ name }) => name))),
      }}
      namesOf={customerNames}
      guess={guessCustomerSettings}
      columnText={columnText}
      hasNumbers={false}
      missingOf={(targets) => (targets.includes('email') ? undefined : t('customers.import.noEmail'))}
      Options={CustomerFileOptions}
      check={{ ...check, label: t('customers.import.checking') }}
      findingsOf={findingsOf}
      leftMessage={() => t('customers.import.left')}
      sendLabel={t('import.job.confirm')}
      delivery={{
        isStarted: state !== undefined,
        isSending: false,
        error: undefined,
        isUnsaved: state?.left === undefined,
        cancel: clear,
      }}
      onSend={(report) => void write(report)}
    >
      {({ file, restart }) =>
        state ? (
          <WriteStep
            file={file}
            {...state}
            left={state.left}
            doneTitle={t('customers.import.done', { count: state.done })}
            leftMessage={t('customers.import.left')}
            result={{ href: list, label: t('customers.import.toList') }}
            onStop={stop}
            onAgain={restart}
          />
        ) : null
      }
    </ImportPage>
  )
}
