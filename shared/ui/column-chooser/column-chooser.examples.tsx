import { useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { ColumnChooser, type ChoosableColumn } from './column-chooser.tsx'

const first: readonly ChoosableColumn[] = [
  { id: 'book', label: 'Book', isShown: true },
  { id: 'author', label: 'Author', isShown: true },
  { id: 'year', label: 'Year', isShown: false },
  { id: 'shelf', label: 'Shelf', isShown: true },
]

/** The states that the gallery shows. */
export const examples: Examples = {
  'Opened by a button': function Opened() {
    const trigger = useRef<HTMLButtonElement>(null)
    const [isOpen, setOpen] = useState(false)
    const [columns, setColumns] = useState(first)
    return (
      <>
        <Button ref={trigger} onPress={() => setOpen(true)}>
          Choose columns of books
        </Button>
        {isOpen ? (
          <ColumnChooser
            columns={columns}
            onChange={setColumns}
            onReset={() => setColumns(first)}
            trigger={trigger}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </>
    )
  },
}
