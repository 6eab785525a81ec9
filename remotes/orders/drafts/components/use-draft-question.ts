import { useTranslation, type Question } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'

interface Lost {
  display_id: number
}

/** Asks before drafts are deleted. */
export function useDraftQuestion(): (drafts: readonly Lost[]) => Question {
  const { t, locale } = useTranslation()
  return (drafts) => ({
    title: t('draftOrders.delete.title', { count: drafts.length }),
    message: t('draftOrders.delete.message', {
      names: formatList(
        drafts.map(({ display_id }) => `#${display_id}`),
        locale,
      ),
    }),
    confirmLabel: t('draftOrders.delete.confirm', { count: drafts.length }),
    tone: 'danger',
  })
}
