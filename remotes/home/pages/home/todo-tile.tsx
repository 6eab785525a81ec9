import { Icon, useNavigation, useTranslation, type IconName, type TextValues } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Skeleton } from '@stoa/ui/skeleton'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'

import { TileFailure } from './tile-failure.tsx'
import type { Todo, TodoQuery } from './todo-queries.ts'
import styles from './todo-tile.module.css'

interface TodoTileProps<Kind extends Todo> {
  /** The key of its texts below `todo`. */
  name: string
  icon: IconName
  query: TodoQuery<Kind>
  /** The list of the counted records. */
  path?: string
  /** Opens the records where no page lists them. */
  onOpen?: () => void
  noteValues?: TextValues
  /** Links to the counted records where no list has exactly these. */
  children?: (todo: Kind) => ReactNode
}

/** One count, linked to its records. */
export function TodoTile<Kind extends Todo>(props: TodoTileProps<Kind>) {
  const { name, icon, query, path, onOpen, noteValues, children } = props
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const [isUnfolded, setUnfolded] = useState(false)
  const todo = query.data
  const label = t(`home.todo.${name}.label`)
  return (
    <li className={styles.tile} data-todo={name} data-is-idle={todo?.count === 0 || undefined}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.figure} aria-busy={query.isPending}>
        {todo ? <strong>{formatNumber(todo.count, locale)}</strong> : null}
        {query.isPending ? <Skeleton width="3ch" height="28px" /> : null}
        {path ? (
          <Link to={href(path)} className={styles.link}>
            {label}
          </Link>
        ) : null}
        {onOpen ? (
          <button type="button" className={styles.link} onClick={onOpen}>
            {label}
          </button>
        ) : null}
        {path || onOpen ? null : <span>{label}</span>}
      </div>
      {todo || query.isPending ? (
        <p className={styles.note}>{t(`home.todo.${name}.note`, noteValues)}</p>
      ) : null}
      {query.error && (!todo || todo.looked) ? <TileFailure query={query} label={label} /> : null}
      {todo?.looked ? (
        <p className={styles.note}>
          {t(`home.todo.${name}.looked`, {
            at: todo.looked.at,
            of: todo.looked.of,
          })}
        </p>
      ) : null}
      {query.isPending && children ? (
        <div className={styles.details}>
          <Skeleton width="14ch" height="20px" />
        </div>
      ) : null}
      {todo && todo.count > 0 && children ? (
        <details className={styles.details} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary>{t(`home.todo.${name}.show`)}</summary>
          {isUnfolded ? children(todo) : null}
        </details>
      ) : null}
    </li>
  )
}
