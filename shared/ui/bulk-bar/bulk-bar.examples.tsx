import Archive from 'lucide-react/icons/archive'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Examples } from '../gallery/examples.ts'
import { BulkBar, type BulkBarAction } from './bulk-bar.tsx'

const nothing = () => undefined
const actions: BulkBarAction[] = [
  { id: 'archive', label: 'Archive', icon: Archive, onPress: nothing },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onPress: nothing },
]

/** The states that the gallery shows. */
export const examples: Examples = {
  Ready: function Ready() {
    return (
      <BulkBar
        label="For three letters"
        summary="3 selected"
        actions={actions}
        clearLabel="Clear three letters"
        onClear={nothing}
      />
    )
  },
  'With keys': function WithKeys() {
    return (
      <BulkBar
        label="For five letters"
        summary="5 selected"
        actions={actions.map((action) => ({ ...action, shortcut: action.id.charAt(0) }))}
        clearLabel="Clear five letters"
        onClear={nothing}
      />
    )
  },
  'An action under way': function Running() {
    return (
      <BulkBar
        label="For twelve letters"
        summary="12 selected"
        actions={actions}
        running="archive"
        clearLabel="Clear twelve letters"
        onClear={nothing}
      />
    )
  },
}
