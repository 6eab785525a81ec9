import Columns3 from 'lucide-react/icons/columns-3'
import { useRef, useState } from 'react'
import type { ColumnChooserProps } from '../column-chooser/column-chooser.tsx'
import { Button } from '../button/button.tsx'
import { lazyPiece } from '../lazy-piece/lazy-piece.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'

/** The columns of a table as a person may arrange them. */
export type TableColumnChoice = Omit<ColumnChooserProps, 'trigger' | 'onClose'>

const ColumnChooser = lazyPiece(
  async () =>
    (await import(/* webpackChunkName: "ui-common" */ '../column-chooser/column-chooser.tsx')).ColumnChooser,
)

/** Opens the column chooser, whose code loads on hover or focus. */
export function ColumnButton(choice: TableColumnChoice) {
  const t = useUiText()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        icon={Columns3}
        aria-label={t('columns.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onFocus={ColumnChooser.preload}
        onHoverStart={ColumnChooser.preload}
        onPress={() => setOpen(true)}
      />
      {isOpen ? <ColumnChooser {...choice} trigger={button} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
