/** Something that keeps customers from buying (`problem`), or that may be intended (`warning`). */
export interface Finding {
  id: string
  level: 'problem' | 'warning'
  /** The last part of the key of its text. */
  text: string
  /** What the text names. */
  values: Readonly<Record<string, string>>
  /** The page on which it is fixed, below `/a`. */
  path: string
}
