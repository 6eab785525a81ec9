import { useDeleteAction } from '@stoa/admin/actions'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListPage } from '@stoa/admin/list'
import {
  returnReasonKeys,
  returnReasonQueries,
  useDeleteReturnReasons,
  type ReturnReasonList,
} from '@stoa/api/admin/return-reasons'
import type { HttpClient } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import type { MenuEntry } from '@stoa/ui/menu'
import { useQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Pencil from 'lucide-react/icons/pencil'
import Undo2 from 'lucide-react/icons/undo-2'
import { useMemo, useState, type ComponentProps } from 'react'

import { localPage } from '../../../model/local-page.ts'
import { useReasonOrder } from '../../components/use-reason-order.ts'
import { useReasonQuestion } from '../../components/use-reason-question.ts'
import { useReasonUses } from '../../components/use-reason-uses.ts'
import { reasonRows, textsOf, type ReasonRow } from '../../model/reason-rows.ts'
import styles from './return-reasons.module.css'

const CreateReason = lazyDialog(async () => (await import('../../components/create-reason.tsx')).CreateReason)
const EditReason = lazyDialog(async () => (await import('../../components/edit-reason.tsx')).EditReason)

const reasonsWith = (uses: ReadonlyMap<string, number> | undefined, order: readonly string[]) =>
  defineList({
    name: 'return-reasons',
    path: '/settings/return-reasons',
    key: returnReasonKeys.lists(),
    read: (http: HttpClient) => () => returnReasonQueries(http).list(),
    page: ({ return_reasons }: ReturnReasonList, filter) =>
      localPage(reasonRows(return_reasons, order), filter, textsOf),
    rowName: ({ label }) => label,
    search: { label: 'returnReasons.search', hint: 'returnReasons.searchHint' },
    columns: {
      label: {
        header: 'returnReasons.columns.label',
        width: '32%',
        value: ({ label }) => label,
        cell: ({ label, parent }) => (
          <span className={styles.label} data-inner={parent ? true : undefined}>
            <bdi>{label}</bdi>
          </span>
        ),
      },
      value: { header: 'returnReasons.columns.value', width: '20%', value: ({ value }) => value },
      group: { header: 'returnReasons.columns.group', width: '20%', value: ({ parent }) => parent?.label },
      use: {
        header: 'returnReasons.columns.use',
        value: ({ children }, { t }) => t(`returnReasons.use.${children.length > 0 ? 'group' : 'choice'}`),
      },
      uses: {
        header: 'returnReasons.columns.uses',
        align: 'end',
        value: ({ id, children }) => (uses && children.length === 0 ? (uses.get(id) ?? 0) : null),
      },
      description: {
        header: 'returnReasons.columns.description',
        isHidden: true,
        value: ({ description }) => description,
      },
    },
    failed: 'returnReasons.failed',
  })

type Beginning = ComponentProps<typeof CreateReason>['begin']

export default function ReturnReasonsPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { data } = useQuery(returnReasonQueries(useApi()).list())
  const uses = useReasonUses()
  const { order, moveEntries } = useReasonOrder(data?.return_reasons)
  const reasons = useMemo(() => reasonsWith(uses, order), [uses, order])
  const [created, setCreated] = useState<{ begin?: Beginning }>()
  const [edited, setEdited] = useState<ReasonRow>()
  const remove = useDeleteAction(useDeleteReturnReasons(), useReasonQuestion())
  const rowActions = (row: ReasonRow): MenuEntry[] => {
    const { id, label, description, parent } = row
    const copy = {
      label: t('returnReasons.copyOf', { label }),
      description: description ?? '',
      parent: parent?.id ?? null,
    }
    const add = {
      id: 'add',
      label: t('returnReasons.create.inside'),
      icon: CornerDownRight,
      onAction: () => setCreated({ begin: { parent: id } }),
    }
    return [
      { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => setEdited(row) },
      ...(parent ? [] : [add]),
      {
        id: 'copy',
        label: t('returnReasons.duplicate'),
        icon: Copy,
        onAction: () => setCreated({ begin: copy }),
      },
      ...moveEntries(row),
    ]
  }
  const create = t('returnReasons.create.action')
  return (
    <>
      <ListPage
        list={reasons}
        title={t('returnReasons.title')}
        description={t('returnReasons.orderHint')}
        back={{ href: href('/settings'), label: t('settings.title') }}
        actions={
          <Button variant="primary" onPress={() => setCreated({})}>
            {create}
          </Button>
        }
        rowActions={rowActions}
        bulkActions={[remove]}
        empty={{
          icon: Undo2,
          title: t('returnReasons.empty.title'),
          message: t('returnReasons.empty.message'),
          actions: <Button onPress={() => setCreated({})}>{create}</Button>,
        }}
      />
      {created ? (
        <CreateReason
          {...created}
          groups={data?.return_reasons ?? []}
          onClose={() => setCreated(undefined)}
        />
      ) : null}
      {edited ? <EditReason reason={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  )
}
