import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import type { UseQueryResult } from '@tanstack/react-query'

import styles from './todo-tile.module.css'

export function TileFailure({ query, label }: { query: UseQueryResult; label: string }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  return (
    <div role="alert" className={styles.failure}>
      <p>
        {t('home.todo.failed')} {failureText(query.error)}
      </p>
      <Button
        size="small"
        aria-label={t('home.todo.retry', { label })}
        isLoading={query.isFetching}
        onPress={() => void query.refetch()}
      >
        {t('admin.retry')}
      </Button>
    </div>
  )
}
