/** The rules for files. */
export interface FileRules {
  /** MIME types (`image/png`, `image/*`) or endings (`.csv`); any file when there are none. */
  types: readonly string[]
  /** In bytes, for each file. */
  maxSize: number
  /** How many more files fit. */
  room: number
}

/** A file that was not taken, and the first rule that it breaks. */
export interface Refusal {
  name: string
  reason: 'type' | 'size' | 'count'
}

/** Parts files into those that keep the rules and those that do not, both in their order. */
export function sortOut(
  files: readonly File[],
  rules: FileRules,
): { taken: readonly File[]; refused: readonly Refusal[] } {
  const taken: File[] = []
  const refused: Refusal[] = []
  for (const file of files) {
    const reason = reasonAgainst(file, rules, taken.length)
    if (reason) refused.push({ name: file.name, reason })
    else taken.push(file)
  }
  return { taken, refused }
}

function reasonAgainst(file: File, rules: FileRules, takenCount: number): Refusal['reason'] | undefined {
  if (rules.types.length > 0 && !rules.types.some((type) => isOfType(file, type))) return 'type'
  if (file.size > rules.maxSize) return 'size'
  return takenCount >= rules.room ? 'count' : undefined
}

function isOfType(file: File, type: string): boolean {
  const accepted = type.toLowerCase()
  if (accepted.startsWith('.')) return file.name.toLowerCase().endsWith(accepted)
  if (accepted.endsWith('/*')) return file.type.toLowerCase().startsWith(accepted.slice(0, -1))
  return file.type.toLowerCase() === accepted
}
