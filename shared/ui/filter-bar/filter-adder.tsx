import ListFilter from 'lucide-react/icons/list-filter'
import { useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { lazyPiece } from '../lazy-piece/lazy-piece.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import type { Filter, FilterValues } from './filters.ts'

interface FilterAdderProps {
  filters: readonly Filter[]
  values: FilterValues
  onChange: (id: string, values: readonly string[]) => void
}

const FilterEditor = lazyPiece(
  async () => (await import(/* webpackChunkName: "ui-list" */ './filter-editor.tsx')).FilterEditor,
)

const MenuPopover = lazyPiece(
  async () => (await import(/* webpackChunkName: "ui-common" */ '../menu/menu-popover.tsx')).MenuPopover,
)

/** Offers the filters that are not set, and opens the editor of the chosen one in its place. */
export function FilterAdder({ filters, values, onChange }: FilterAdderProps) {
  const t = useUiText()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const filter = filters.find(({ id }) => id === chosen)
  const offered = filters.filter(({ id }) => (values[id] ?? []).length === 0)
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        icon={ListFilter}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        isDisabled={offered.length === 0 && !filter}
        onHoverStart={FilterEditor.preload}
        onFocus={FilterEditor.preload}
        onPress={() => setOpen(true)}
      >
        {t('filters.add')}
      </Button>
      {isOpen ? (
        <MenuPopover
          trigger={button}
          label={t('filters.add')}
          entries={offered.map(({ id, label }) => ({ id, label, onAction: () => setChosen(id) }))}
          onClose={() => setOpen(false)}
        />
      ) : null}
      {filter ? (
        <FilterEditor
          key={filter.id}
          filter={filter}
          values={values[filter.id] ?? []}
          onChange={(next) => onChange(filter.id, next)}
          trigger={button}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  )
}
