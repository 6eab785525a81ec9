import { useCallback, useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { Toast } from '../toast/toast.tsx'
import { ToastRegion } from './toast-region.tsx'

export const examples: Examples = {
  Stacked: function Stacked() {
    const [shown, setShown] = useState<readonly number[]>([])
    const [isHeld, setHeld] = useState(false)
    const pause = useCallback(() => setHeld(true), [])
    const resume = useCallback(() => setHeld(false), [])
    return (
      <>
        <Button onPress={() => setShown((ids) => [ids.length, ...ids])}>Add a toast</Button>
        <ToastRegion label="Notices" onPause={pause} onResume={resume}>
          {shown.map((id) => (
            <Toast
              key={id}
              type="success"
              title={`Saved, ${id + 1}`}
              onClose={() => setShown((ids) => ids.filter((other) => other !== id))}
            />
          ))}
        </ToastRegion>
        <p>{isHeld ? 'Paused while reading' : 'Not paused'}</p>
      </>
    )
  },
}
