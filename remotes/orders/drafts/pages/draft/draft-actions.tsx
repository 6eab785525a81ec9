import { DeleteButton, useDeleteRecord } from '@stoa/admin/record'
import { useDeleteDraftOrder, type AdminDraftOrder } from '@stoa/api/admin/draft-orders'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { LinkButton } from '@stoa/ui/link-button'

import { useDraftQuestion } from '../../components/use-draft-question.ts'

/** A draft that is paid can only be copied. */
export function DraftActions({ draft }: { draft: AdminDraftOrder }) {
  const { id, display_id, status } = draft
  const { t } = useTranslation()
  const { href } = useNavigation()
  const questionOf = useDraftQuestion()
  const deletion = useDeleteRecord(useDeleteDraftOrder(), {
    id,
    name: `#${display_id}`,
    question: questionOf([draft]),
    done: t('draftOrders.deleted'),
    back: '/draft-orders',
  })
  const isOpen = status === 'open'
  return (
    <>
      {isOpen ? <DeleteButton deletion={deletion} /> : null}
      <LinkButton href={href(`/draft-orders/new?copy=${id}`)}>{t('draftOrders.duplicate')}</LinkButton>
      {isOpen ? (
        <LinkButton href={href(`/draft-orders/new?replace=${id}`)}>{t('admin.edit')}</LinkButton>
      ) : null}
    </>
  )
}
