/** Reads what this browser keeps under a key; storage that is blocked or damaged holds nothing. */
export function readStored(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}
