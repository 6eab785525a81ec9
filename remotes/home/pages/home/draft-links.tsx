import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatRelative } from '@stoa/i18n/dates'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

import { TileFailure } from './tile-failure.tsx'
import styles from './todo-links.module.css'
import { todoQueries } from './todo-queries.ts'

/** Each links to an email to the customer who has not paid, and to the draft. */
export function DraftLinks() {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const drafts = useQuery(todoQueries(useApi()).drafts())
  if (drafts.isPending) return <SkeletonLines count={3} />
  if (!drafts.data) return <TileFailure query={drafts} label={t('home.todo.unpaidDrafts.label')} />
  return (
    <ul className={styles.links}>
      {drafts.data.map(({ id, display_id, created_at, cart }) => (
        <li key={id}>
          <a href={`mailto:${cart.email}`}>
            <bdi>{cart.email}</bdi>
          </a>
          <p className={styles.under}>
            <Link to={href(`/draft-orders/${id}`)}>
              <bdi>#{display_id}</bdi>
            </Link>
            {' · '}
            <time dateTime={String(created_at)}>{formatRelative(created_at, locale)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
