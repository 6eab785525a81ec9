import { useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useSearchParams } from 'react-router'

import { NativeSelect } from '../../components/native-select.tsx'
import { type Sort, SORTS, withKey } from '../../model/narrowing.ts'
import { STAY } from '../../state/stay.ts'
import styles from './products.module.css'

interface ListToolsProps {
  /** The list has an order of its own. */
  hasOrder: boolean
  isSearch: boolean
  sort: Sort | null
  /** The filters are open. */
  isOpen: boolean
  onToggle: () => void
}

/** Opens the filters and sorts the list. */
export function ListTools({ hasOrder, isSearch, sort, isOpen, onToggle }: ListToolsProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const own = hasOrder || isSearch
  const options = [
    ...(own ? [{ id: '', label: t(isSearch ? 'sort.found' : 'sort.picked') }] : []),
    ...SORTS.map((id) => ({ id, label: t(`sort.${id}`) })),
  ]

  function change(id: string): void {
    const isDefault = id === (own ? '' : 'newest')
    setSearch(withKey(search, 'sort', isDefault ? null : id), STAY)
  }

  return (
    <div className={styles.tools}>
      <Button icon={SlidersHorizontal} aria-expanded={isOpen} onPress={onToggle}>
        {t('facets.open')}
      </Button>
      <div className={styles.sort}>
        <NativeSelect
          variant="bare"
          label={t('sort.label')}
          options={options}
          value={sort ?? (own ? '' : 'newest')}
          onChange={change}
        />
      </div>
    </div>
  )
}
