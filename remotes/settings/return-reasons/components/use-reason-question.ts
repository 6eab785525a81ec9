import { useTranslation, type Question } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'

import { lostAlong, type ReasonRow } from '../model/reason-rows.ts'

/** Asks before reasons are deleted, and names the ones inside them that go along. */
export function useReasonQuestion(): (lost: readonly ReasonRow[]) => Question {
  const { t, locale } = useTranslation()
  const listOf = (reasons: readonly { label: string }[]) =>
    formatList(
      reasons.map(({ label }) => t('returnReasons.delete.name', { label })),
      locale,
    )
  return (lost) => {
    const along = lostAlong(lost)
    return {
      title: t('returnReasons.delete.title', { names: listOf(lost) }),
      message:
        along.length > 0
          ? t('returnReasons.delete.messageWithInner', { names: listOf(along) })
          : t('returnReasons.delete.message'),
      confirmLabel: t('returnReasons.delete.confirm'),
      tone: 'danger',
    }
  }
}
