import { createRemembered, textLike } from '@stoa/ui/remembered'
import { useState, useSyncExternalStore } from 'react'

/** Whether products are shown as rows or as pictures, as chosen last in this browser. */
export function useListLook() {
  const [kept] = useState(() =>
    createRemembered({
      key: 'stoa:products:look',
      storage: 'localStorage',
      check: textLike(/^tiles$/),
    }),
  )
  const look = useSyncExternalStore(kept.subscribe, kept.read)
  return { isTiled: look === 'tiles', showTiles: (isTiled: boolean) => kept.write(isTiled ? 'tiles' : null) }
}
