import { isNarrowed, type ListFilter } from '@stoa/admin/list'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import SearchX from 'lucide-react/icons/search-x'
import Tag from 'lucide-react/icons/tag'

interface NoProductsProps {
  filter: ListFilter
  onTurn: (page: number) => void
  onReset: () => void
}

/** Why there are no rows: the page lies past the end, nothing fits the filter, or the store sells nothing yet. */
export function NoProducts({ filter, onTurn, onReset }: NoProductsProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  if (filter.page > 1) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('products.pastEnd.title')}
        actions={<Button onPress={() => onTurn(1)}>{t('products.pastEnd.first')}</Button>}
      />
    )
  }
  if (!isNarrowed(filter)) {
    return (
      <EmptyState
        icon={Tag}
        title={t('products.empty.title')}
        message={t('products.empty.message')}
        actions={<LinkButton href={href('/products/new')}>{t('products.new.open')}</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t('products.noMatch.title')}
      message={t('products.noMatch.message')}
      actions={<Button onPress={onReset}>{t('products.noMatch.reset')}</Button>}
    />
  )
}
