import { Autocomplete } from 'react-aria-components/Autocomplete'
import { ListBox, ListBoxLoadMoreItem } from 'react-aria-components/ListBox'
import { Button } from '../button/button.tsx'
import { ListSearch } from '../field/list-search.tsx'
import { OptionLine } from '../field/option-line.tsx'
import list from '../field/options.module.css'
import { Spinner } from '../spinner/spinner.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { canCreate, CLEAR, CREATE } from './combo-lines.ts'
import type { useRemoteOptions } from './use-remote-options.ts'

interface ComboListProps {
  remote: ReturnType<typeof useRemoteOptions>
  clearLabel: string | undefined
  createLabel?: (query: string) => string
}

/** The content of an open combo field: search, results and loading state. */
export function ComboList({ remote, clearLabel, createLabel }: ComboListProps) {
  const t = useUiText()
  const { query, options, status, hasMore } = remote
  const offersCreate = createLabel && status === 'ready' && !hasMore && canCreate(query, options)
  return (
    <>
      <Autocomplete inputValue={query} onInputChange={remote.search} disableAutoFocusFirst>
        <ListSearch label={t('search')} />
        <ListBox
          className={list.list}
          renderEmptyState={() =>
            status === 'ready' ? <p className={list.status}>{t('noResults')}</p> : null
          }
        >
          {clearLabel !== undefined && query === '' ? (
            <OptionLine id={CLEAR} label={clearLabel} isQuiet />
          ) : null}
          {options.map((option) => (
            <OptionLine key={option.id} {...option} />
          ))}
          {offersCreate ? <OptionLine id={CREATE} label={createLabel(query.trim())} isQuiet /> : null}
          {hasMore ? <ListBoxLoadMoreItem onLoadMore={remote.more} isLoading={false} /> : null}
        </ListBox>
      </Autocomplete>
      <output>
        {status === 'loading' ? (
          <span className={list.status}>
            <Spinner size="small" />
            {t('loading')}
          </span>
        ) : null}
        {status === 'failed' ? <span className={list.status}>{t('notLoaded')}</span> : null}
      </output>
      {status === 'failed' ? (
        <div className={list.bar}>
          <Button slot={null} size="small" onPress={remote.retry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
