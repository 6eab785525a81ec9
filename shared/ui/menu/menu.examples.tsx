import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { Menu } from './menu.tsx'

export const examples: Examples = {
  'Actions and links': function Actions() {
    return (
      <Menu
        trigger={<Button>Open menu</Button>}
        entries={[
          { id: 'edit', label: 'Edit', icon: Pencil },
          { id: 'open', label: 'Show in the shop', href: '#shop' },
          { id: 'archive', label: 'Archive', isDisabled: true },
          { id: 'delete', label: 'Delete', icon: Trash, tone: 'danger' },
        ]}
      />
    )
  },
}
