import { Autocomplete } from 'react-aria-components/Autocomplete'
import { ListBox, ListBoxLoadMoreItem } from 'react-aria-components/ListBox'
import { Button } from '../button/button.tsx'
import { ListSearch } from '../field/list-search.tsx'
import { OptionLine } from '../field/option-line.tsx'
import list from '../field/options.module.css'
import { Spinner } from '../spinner/spinner.tsx'
import type { ComboFieldTexts } from './combo-field.tsx'
import { canCreate, CLEAR, CREATE } from './combo-lines.ts'
import type { useRemoteOptions } from './use-remote-options.ts'

interface ComboListProps {
  remote: ReturnType<typeof useRemoteOptions>
  texts: ComboFieldTexts
  createLabel?: (query: string) => string
}

/** What an open combo field shows: the search, what it found, and how the loading goes. */
export function ComboList({ remote, texts, createLabel }: ComboListProps) {
  const { query, options, status, hasMore } = remote
  const offersCreate = createLabel && status === 'ready' && !hasMore && canCreate(query, options)
  return (
    <>
      <Autocomplete inputValue={query} onInputChange={remote.search} disableAutoFocusFirst>
        <ListSearch label={texts.search} />
        <ListBox
          className={list['list']}
          renderEmptyState={() =>
            status === 'ready' ? <p className={list['status']}>{texts.empty}</p> : null
          }
        >
          {texts.clear !== undefined && query === '' ? (
            <OptionLine id={CLEAR} label={texts.clear} isQuiet />
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
          <span className={list['status']}>
            <Spinner size="small" />
            {texts.loading}
          </span>
        ) : null}
        {status === 'failed' ? <span className={list['status']}>{texts.failed}</span> : null}
      </output>
      {status === 'failed' ? (
        <div className={list['bar']}>
          <Button slot={null} size="small" onPress={remote.retry}>
            {texts.retry}
          </Button>
        </div>
      ) : null}
    </>
  )
}
