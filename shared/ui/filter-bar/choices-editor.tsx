import { hasText } from '@stoa/i18n/search-text'
import { useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { lazyPiece } from '../lazy-piece/lazy-piece.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './filter-editor.module.css'
import { isSearch, withChoice, type Filter } from './filters.ts'
import { useChoices } from './use-choices.ts'

interface ChoicesEditorProps {
  filter: Filter
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  /** Called with the choice that ends the editing: there is nothing more to choose. */
  onSettle: (values: readonly string[]) => void
}

const SearchEditor = lazyPiece(
  async () => (await import(/* webpackChunkName: "ui-common" */ './search-editor.tsx')).SearchEditor,
)

/** More choices than these get a field that narrows them. */
const MANY = 10

export function ChoicesEditor({ filter, values, onChange, onSettle }: ChoicesEditorProps) {
  const t = useUiText()
  const { choices, isFailed, retry } = useChoices(filter)
  const [search, setSearch] = useState('')
  const name = useId()
  const isSingle = filter.type === 'choices' && 'isSingle' in filter && filter.isSingle === true
  if (isFailed) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('notLoaded')}</p>
        <Button size="small" onPress={retry}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  if (!choices) return <Spinner label={t('loading')} />
  if (isSearch(choices)) {
    return (
      <SearchEditor
        label={filter.label}
        search={choices.search}
        value={values[0]}
        onChoose={(id) => onSettle([id])}
        placeholder={<Spinner label={t('loading')} />}
      />
    )
  }
  const found = choices.filter(({ label }) => hasText(label, search))
  return (
    <>
      {choices.length > MANY ? <TextField label={t('search')} value={search} onChange={setSearch} /> : null}
      <ul className={styles.choices}>
        {found.map(({ id, label }) => (
          <li key={id}>
            <label className={styles.choice}>
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={name}
                className={styles.box}
                checked={values.includes(id)}
                onChange={({ target }) => onChange(isSingle ? [id] : withChoice(values, id, target.checked))}
              />
              <bdi>{label}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
