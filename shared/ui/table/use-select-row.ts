import { useRef } from 'react'
import { toggled } from './selected-keys.ts'
import type { TableSelection } from './table-props.ts'

/** Selects rows one by one, or from the last one that was touched when shift is held. */
export function useSelectRow<Row>(selection: TableSelection<Row> | undefined, order: readonly string[]) {
  const last = useRef<string>(undefined)
  return (key: string, isOn: boolean, isRange: boolean) => {
    const from = isRange ? last.current : undefined
    last.current = key
    selection?.onChange(toggled(selection.keys, order, { key, isOn, from }))
  }
}
