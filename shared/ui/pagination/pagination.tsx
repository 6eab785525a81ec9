import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '../button/button.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './pagination.module.css'

/** The position in the list. Controlled by `offset`. */
export interface PaginationProps {
  /** Rows before this page; 0 on the first. */
  offset: number
  /** Rows of a full page, at least 1. */
  limit: number
  /** Rows of the whole list. */
  count: number
  /** Called with the offset of the requested page, always within the list. */
  onChange: (offset: number) => void
  /** Lets a person choose how many rows a page has. Default fixed. */
  sizes?: PageSizes
}

/** How many rows a page can have. */
export interface PageSizes {
  /** Those to choose from; `limit` is one of them. */
  options: readonly number[]
  onChange: (rows: number) => void
}

/** Pagination of a list from the server. Past the end (rows were deleted) "previous" opens the last page. */
export function Pagination(props: PaginationProps) {
  const { offset, limit, count, onChange, sizes } = props
  const t = useUiText()
  const from = Math.min(offset + 1, count)
  const to = Math.min(offset + limit, count)
  const lastOffset = Math.max(0, Math.ceil(count / limit) - 1) * limit
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      <span className={styles.range} aria-live="polite">
        {t('pagination.range', { from, to, total: count })}
      </span>
      {sizes ? (
        // The browser's own: the code of ours would come with each list.
        <select
          className={styles.sizes}
          aria-label={t('pagination.size')}
          value={limit}
          onChange={({ target }) => sizes.onChange(Number(target.value))}
        >
          {sizes.options.map((rows) => (
            <option key={rows} value={rows}>
              {t('pagination.rows', { rows })}
            </option>
          ))}
        </select>
      ) : null}
      <Button
        variant="quiet"
        size="small"
        icon={ChevronLeft}
        isDirectional
        aria-label={t('pagination.previous')}
        isDisabled={offset <= 0}
        onPress={() => onChange(Math.max(0, Math.min(offset - limit, lastOffset)))}
      />
      <Button
        variant="quiet"
        size="small"
        icon={ChevronRight}
        isDirectional
        aria-label={t('pagination.next')}
        isDisabled={offset + limit >= count}
        onPress={() => onChange(offset + limit)}
      />
    </nav>
  )
}
