import { useTranslation } from '@stoa/i18n/react'
import { useSearchParams } from 'react-router'

import { type ScopeKey, type SearchLists, toggled } from '../../model/narrowing.ts'
import { STAY } from '../../state/stay.ts'
import styles from './facet-panel.module.css'

/** The lists that a search can be limited to. */
export function ScopeFacets({ categories, collections }: SearchLists) {
  const { t } = useTranslation()
  return (
    <>
      <ScopeFacet name="category" title={t('products.categories')} lists={categories} />
      <ScopeFacet name="collection" title={t('products.collections')} lists={collections} />
    </>
  )
}

interface ScopeFacetProps {
  name: ScopeKey
  title: string
  lists: SearchLists['categories']
}

function ScopeFacet({ name, title, lists }: ScopeFacetProps) {
  const [search, setSearch] = useSearchParams()
  const chosen = search.getAll(name)
  if (lists.length < 2) return null
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.title}>{title}</legend>
      {lists.map(({ id, label }) => (
        <label key={id} className={styles.value}>
          <input
            type="checkbox"
            className={styles.box}
            checked={chosen.includes(id)}
            onChange={() => setSearch(toggled(search, name, id), STAY)}
          />
          <bdi>{label}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
