import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'

import type { TodoQuery } from './todo-queries.ts'
import styles from './todo-tile.module.css'

export function TileFailure({ query, label }: { query: TodoQuery; label: string }) {
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
