import { Link } from 'react-aria-components/Link'
import { lazyPiece } from '../lazy-piece/lazy-piece.tsx'
import { scrollIntoRow } from '../scroll-into-row/scroll-into-row.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './saved-views.module.css'

/** A view of a list under a name. */
export interface SavedView {
  /** Unique in its list. */
  id: string
  name: string
  /** What its tab says. Default the name. */
  label?: string
  /** Where it is shown. */
  href: string
}

/** The views of a list and their callbacks. Controlled. */
export interface SavedViewsProps {
  /** Where all rows are shown. */
  allHref: string
  /** A person's own, in their order. */
  views: readonly SavedView[]
  /** The id of the view that is open. Default all rows. */
  current: string | undefined
  /** The id of the view that the list opens with. Default all rows. */
  first: string | undefined
  /** The current filters differ from the open view: they can be saved. */
  isChanged: boolean
  onSave: (name: string) => void
  onUpdate: (id: string) => void
  onRename: (id: string, name: string) => void
  /** Nothing for all rows. */
  onFirst: (id: string | undefined) => void
  /** By a number of positions: -1 towards the first. */
  onMove: (id: string, by: number) => void
  /** Has to ask first. */
  onRemove: (id: string) => void
}

const ViewActions = lazyPiece(
  async () => (await import(/* webpackChunkName: "ui-list" */ './view-actions.tsx')).ViewActions,
)

/** The tabs above a list: links to its views. The code of their actions loads on demand. */
export function SavedViews(props: SavedViewsProps) {
  const { allHref, views, current, isChanged } = props
  const t = useUiText()
  const open = views.find(({ id }) => id === current)
  return (
    <nav className={styles.row} aria-label={t('views.label')}>
      <ul className={styles.views}>
        {[{ id: undefined, name: t('views.all'), label: undefined, href: allHref }, ...views].map((view) => (
          <li key={view.id ?? ''}>
            <Link
              className={styles.view}
              href={view.href}
              aria-current={view.id === open?.id || undefined}
              ref={view.id === open?.id ? scrollIntoRow : null}
            >
              <bdi>{view.label ?? view.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {open || isChanged ? <ViewActions {...props} open={open} /> : null}
    </nav>
  )
}
