import type { Examples } from '../gallery/examples.ts'
import { SavedViews, type SavedViewsProps } from './saved-views.tsx'

const nothing = () => undefined

const textsOf = (label: string): SavedViewsProps['texts'] => ({
  label,
  all: 'All',
  save: 'Save view',
  actions: (name) => `Actions for the view ${name}`,
  update: 'Save what is shown',
  rename: 'Rename',
  openFirst: 'Open the list with this view',
  notFirst: 'Open the list with all rows',
  earlier: 'Move towards the start',
  later: 'Move towards the end',
  remove: 'Delete view',
  name: 'Name',
  nameMissing: 'Enter a name.',
  keep: 'Save',
  cancel: 'Cancel',
})

const view = (name: string) => ({ id: name, name, href: `#${encodeURIComponent(name)}` })

function Row({ label, ...given }: Partial<SavedViewsProps> & { label: string }) {
  return (
    <SavedViews
      allHref="#all"
      views={[]}
      current={undefined}
      first={undefined}
      isChanged={false}
      onSave={nothing}
      onUpdate={nothing}
      onRename={nothing}
      onFirst={nothing}
      onMove={nothing}
      onRemove={nothing}
      texts={textsOf(label)}
      {...given}
    />
  )
}

/** The states that the gallery shows. */
export const examples: Examples = {
  'No views yet': function None() {
    return <Row label="Views of nobody" />
  },
  'Something to keep': function ToKeep() {
    return <Row label="Views to keep" isChanged />
  },
  'A view is open': function Open() {
    return <Row label="Views of three" views={['Drafts', 'Sold out', 'New'].map(view)} current="Sold out" />
  },
  'Very many views': function Many() {
    const names = Array.from({ length: 24 }, (_, index) => `View number ${index + 1}`)
    return <Row label="Very many views" views={names.map(view)} current="View number 2" isChanged />
  },
}
