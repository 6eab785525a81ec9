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
    return <BulkBar count={3} actions={actions} onClear={nothing} />
  },
  'With keys': function WithKeys() {
    return (
      <BulkBar
        count={5}
        actions={actions.map((action) => ({ ...action, shortcut: action.id.charAt(0) }))}
        onClear={nothing}
      />
    )
  },
  'An action under way': function Running() {
    return <BulkBar count={12} actions={actions} running="archive" onClear={nothing} />
  },
}
