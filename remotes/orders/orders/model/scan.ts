/** A line of an order that is packed piece by piece. */
export interface ScannedLine {
  id: string
  /** Pieces that go into the parcel. */
  needed: number
  /** What its label can say. */
  codes: readonly string[]
}

/** Packed pieces by the id of their line. */
export type PackedPieces = Readonly<Record<string, number | null>>

/** What a typed or scanned code does: counts pieces, or says why it does not. */
export type ScanResult =
  | { kind: 'counted'; lineId: string; packed: number }
  /** No line of the order has this code. */
  | { kind: 'wrong'; code: string }
  /** The line is complete, or fewer pieces are missing than were typed. */
  | { kind: 'tooMany'; lineId: string; missing: number }

interface Labelled {
  sku?: string | null
  barcode?: string | null
  ean?: string | null
  upc?: string | null
}

/** The codes that the label of a variant can bear. */
export const codesOf = (variant: Labelled | null): string[] =>
  [variant?.barcode, variant?.ean, variant?.upc, variant?.sku].filter((code): code is string => Boolean(code))

const missing = ({ id, needed }: ScannedLine, packed: PackedPieces): number => needed - (packed[id] ?? 0)

/** Reads `CODE` as one piece and `3*CODE` as three. Of several lines of a product the first incomplete one is counted. */
export function scan(lines: readonly ScannedLine[], packed: PackedPieces, typed: string): ScanResult {
  const [, times, rest = ''] = /^(?:(\d{1,4})\s*[*x×]\s*)?(.*)$/is.exec(typed.trim()) ?? []
  const exact = matching(lines, typed.trim())
  const code = exact.length > 0 ? typed.trim() : rest
  const pieces = exact.length > 0 ? 1 : Number(times ?? 1)
  const found = matching(lines, code)
  const line = found.find((one) => missing(one, packed) > 0) ?? found[0]
  if (!line) return { kind: 'wrong', code }
  const left = missing(line, packed)
  if (pieces > left) return { kind: 'tooMany', lineId: line.id, missing: Math.max(0, left) }
  return { kind: 'counted', lineId: line.id, packed: (packed[line.id] ?? 0) + pieces }
}

const matching = (lines: readonly ScannedLine[], code: string): ScannedLine[] =>
  lines.filter(({ codes }) => codes.some((one) => one.toLowerCase() === code.toLowerCase()))

/** How many pieces are packed, and how many are missing. */
export function progressOf(
  lines: readonly Pick<ScannedLine, 'id' | 'needed'>[],
  packed: PackedPieces,
): { packed: number; missing: number } {
  const sum = (count: (line: Pick<ScannedLine, 'id' | 'needed'>) => number) =>
    lines.reduce((total, line) => total + count(line), 0)
  return {
    packed: sum(({ id }) => packed[id] ?? 0),
    missing: sum(({ id, needed }) => Math.max(0, needed - (packed[id] ?? 0))),
  }
}
