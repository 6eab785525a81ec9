import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/empty-state'
import SearchX from 'lucide-react/icons/search-x'

interface NoMatchProps {
  /** The page lies past the end of the list. */
  isPastEnd: boolean
  onFirst: () => void
  onReset: () => void
}

/** Says why a list shows no rows although it may have some, and leads back. */
export function NoMatch({ isPastEnd, onFirst, onReset }: NoMatchProps) {
  const { t } = useTranslation()
  return isPastEnd ? (
    <EmptyState
      icon={SearchX}
      title={t('admin.list.pastEnd.title')}
      actions={<Button onPress={onFirst}>{t('admin.list.pastEnd.first')}</Button>}
    />
  ) : (
    <EmptyState
      icon={SearchX}
      title={t('admin.list.noMatch.title')}
      message={t('admin.list.noMatch.message')}
      actions={<Button onPress={onReset}>{t('admin.list.noMatch.reset')}</Button>}
    />
  )
}
