import { useHost, type CellProps, type ListName } from '@stoa/extension-sdk'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { Skeleton } from '@stoa/ui/skeleton'
import { useContext, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'

import { ShellContext } from '../../extensions/shell-context.ts'
import type { RemoteFailure } from '../../federation/remote-state.ts'
import { copyOf } from '../protocol/given.ts'
import { hiddenFrameOf } from './hidden-frame.ts'

const NOTHING = '–'

let cells = 0

/** The cells of a framed column: each shows the text that the column's component renders in the hidden frame. */
export function cellIn(extension: FeedEntry, module: string): ComponentType<CellProps<ListName>> {
  const { name } = extension.manifest
  /** All cells hear of a failure, and one records it. */
  const recorded = new WeakSet<object>()
  return function FramedCell({ row }) {
    const { ledger } = useContext(ShellContext)
    const host = useHost()
    const spoken = useSyncExternalStore(host.language.subscribe, host.language.current)
    const [text, setText] = useState<string>()
    useEffect(() => {
      const fail = (failure: RemoteFailure) => {
        if (!recorded.has(failure)) ledger.failed(name, module, failure)
        recorded.add(failure)
      }
      cells += 1
      const id = cells
      const frame = hiddenFrameOf(extension)
      frame.serve(host)
      const stops = [
        frame.listen((message) => {
          if (message.type === 'cell' && message.id === id) setText(message.text)
          if (message.type !== 'failed' || message.module !== module) return
          fail(message)
          if (message.isOver) setText(NOTHING)
        }),
        frame.whenLost((failure) => {
          fail(failure)
          setText(NOTHING)
        }),
        () => frame.send({ type: 'cell-over', id }),
      ]
      frame.send({ type: 'cell', id, module, row: copyOf(row) })
      return () => stops.forEach((stop) => stop())
    }, [row, host, spoken, ledger])
    return text ?? <Skeleton height="1em" />
  }
}
