import { ListBoxContext } from 'react-aria-components/ListBox'
import { ComboList } from '../combo-field/combo-list.tsx'
import type { LoadOptions } from '../combo-field/combo-options.ts'
import { useRemoteOptions } from '../combo-field/use-remote-options.ts'

interface SearchEditorProps {
  label: string
  search: LoadOptions
  /** The id of the chosen one. */
  value: string | undefined
  onChoose: (id: string) => void
}

/** Chooses one of more choices than can be read at once: a search, and what it finds below. */
export function SearchEditor({ label, search, value, onChoose }: SearchEditorProps) {
  const remote = useRemoteOptions(search, true)
  return (
    <ListBoxContext
      value={{
        'aria-label': label,
        selectionMode: 'single',
        disallowEmptySelection: true,
        selectedKeys: value === undefined ? [] : [value],
        onSelectionChange: (ids) => {
          if (ids === 'all') return
          for (const id of ids) onChoose(String(id))
        },
      }}
    >
      <ComboList remote={remote} clearLabel={undefined} />
    </ListBoxContext>
  )
}
