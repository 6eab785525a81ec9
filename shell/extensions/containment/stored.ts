/** Reads JSON from storage; undefined when storage is blocked or the value is damaged. */
export function readStored(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}
