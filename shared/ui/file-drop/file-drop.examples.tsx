import { examplePicture } from '../gallery/example-picture.ts'
import type { Examples } from '../gallery/examples.ts'
import { FileDrop, useFileList, type FileEntry } from './file-drop.tsx'

const file = (name: string, more: Partial<FileEntry>): FileEntry => ({
  id: name,
  name,
  size: 248_000,
  type: 'application/pdf',
  status: 'done',
  progress: 1,
  ...more,
})

const FILES: readonly FileEntry[] = [
  file('front.png', { type: 'image/png', pictureUrl: examplePicture('teal') }),
  file('care-instructions.pdf', { status: 'uploading', progress: 0.4 }),
  file('certificate.pdf', { status: 'failed', error: 'The server has no room left.' }),
  file('size-chart.pdf', { status: 'waiting', progress: 0 }),
]

interface ExampleProps {
  label: string
  initial?: readonly FileEntry[]
  isDisabled?: boolean
}

function Example({ label, initial, isDisabled }: ExampleProps) {
  const list = useFileList(initial)
  return (
    <FileDrop
      label={label}
      files={list.files}
      onAdd={list.add}
      onRemove={list.remove}
      onRetry={list.retry}
      onReorder={list.reorder}
      accept={{ types: ['image/*', '.pdf'], label: 'Pictures and PDF files' }}
      maxSize={5_000_000}
      isDisabled={isDisabled}
    />
  )
}

export const examples: Examples = {
  Empty: function Empty() {
    return <Example label="Pictures to add" />
  },
  'Every state of a file': function States() {
    return <Example label="Files under way" initial={FILES} />
  },
  Disabled: function Disabled() {
    return <Example label="No more files" isDisabled />
  },
}
