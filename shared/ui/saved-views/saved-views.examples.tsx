import type { Examples } from '../gallery/examples.ts'
import { SavedViews, type SavedViewsProps } from './saved-views.tsx'

const nothing = () => undefined

const view = (name: string) => ({ id: name, name, href: `#${encodeURIComponent(name)}` })

function Row(props: Partial<SavedViewsProps>) {
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
      {...props}
    />
  )
}

/** The states that the gallery shows. */
export const examples: Examples = {
  'No views yet': function None() {
    return <Row />
  },
  'Something to keep': function ToKeep() {
    return <Row isChanged />
  },
  'A view is open': function Open() {
    return <Row views={['Drafts', 'Sold out', 'New'].map(view)} current="Sold out" />
  },
  'Very many views': function Many() {
    const names = Array.from({ length: 24 }, (_, index) => `View number ${index + 1}`)
    return <Row views={names.map(view)} current="View number 2" isChanged />
  },
}
