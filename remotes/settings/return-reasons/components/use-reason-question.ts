import { useTranslation, type Question } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'

import { deletedChildren, type ReasonRow } from '../model/reason-rows.ts'

/** Asks before reasons are deleted, and names those inside them, which are deleted too. */
export function useReasonQuestion(): (deleted: readonly ReasonRow[]) => Question {
  const { t, locale } = useTranslation()
  const listOf = (reasons: readonly { label: string }[]) =>
    formatList(
      reasons.map(({ label }) => t('returnReasons.delete.name', { label })),
      locale,
    )
  return (deleted) => {
    const children = deletedChildren(deleted)
    return {
      title: t('returnReasons.delete.title', { names: listOf(deleted) }),
      message:
        children.length > 0
          ? t('returnReasons.delete.messageWithInner', { names: listOf(children) })
          : t('returnReasons.delete.message'),
      confirmLabel: t('returnReasons.delete.confirm'),
      tone: 'danger',
    }
  }
}
